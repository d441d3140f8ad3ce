import { z } from 'zod';
import { requiredText } from '#domain/kernel/form-text.server.ts';
import { checkoutLimits } from '#domain/orders/checkout/checkout-form.ts';
import { type District, districts, provinceOf } from '#domain/places/districts.ts';
import { provinces } from '#domain/places/provinces.ts';
import { districtOfTown } from './towns.server.ts';

/**
 * Where a parcel goes. The district may be left empty: most towns imply it, and an order is not refused because of it.
 */
export const placeFields = {
  city: requiredText({ max: checkoutLimits.city }),
  district: z.union([z.literal(''), z.enum(districts)], 'choose').optional(),
  province: z.enum(provinces, 'choose'),
};

const place = z.object(placeFields);
type Place = z.output<typeof place>;

/**
 * Adds the rule that district and province agree, and fills in the district that the town implies. A problem with it is
 * found beside those of other fields.
 */
export function withDistrict<Schema extends z.ZodType<Place>>(schema: Schema) {
  const when = ({ value }: { value: unknown }) => place.safeParse(value).success;
  return schema
    .refine(agrees, { path: ['district'], message: 'elsewhere', when })
    .transform((form) => ({ ...form, district: districtIn(form) }));
}

function agrees({ district, province }: Place): boolean {
  return !district || provinceOf[district] === province;
}

function districtIn({ district, city, province }: Place): District | undefined {
  return district || districtOfTown(city, province);
}
