import { z } from 'zod';
import { requiredText } from '#domain/kernel/form-text.server.ts';
import { checkoutLimits } from '#domain/orders/checkout/checkout-form.ts';
import { type District, districts, provinceOf } from '#domain/places/districts.ts';
import { provinces } from '#domain/places/provinces.ts';
import { districtOfTown } from './towns.server.ts';

/**
 * The fields of a parcel's destination. The district may be left empty: most towns imply it, and an order is not refused
 * for a missing one.
 */
export const placeFields = {
  city: requiredText({ max: checkoutLimits.city }),
  district: z.union([z.literal(''), z.enum(districts)], 'choose').optional(),
  province: z.enum(provinces, 'choose'),
};

const place = z.object(placeFields);
type Place = z.output<typeof place>;

/**
 * Adds the rule that district and province agree, and fills in the district that the town implies. `when` runs the rule
 * even if other fields are invalid, so that all problems are shown at once.
 */
export function withDistrict<Schema extends z.ZodType<Place>>(schema: Schema) {
  const when = ({ value }: { value: unknown }) => place.safeParse(value).success;
  return schema
    .refine(isDistrictInProvince, { path: ['district'], message: 'elsewhere', when })
    .transform((form) => ({ ...form, district: districtIn(form) }));
}

function isDistrictInProvince({ district, province }: Place): boolean {
  return !district || provinceOf[district] === province;
}

function districtIn({ district, city, province }: Place): District | undefined {
  return district || districtOfTown(city, province);
}
