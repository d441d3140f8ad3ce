import { z } from 'zod';
import { checkoutFields } from '#domain/orders/checkout/checkout-schema.server.ts';
import { placeFields, withDistrict } from '#domain/orders/places/place-schema.server.ts';

/** Reads the form of an address by the rules of the checkout that it fills. */
export const addressSchema = withDistrict(
  checkoutFields.pick({ customerName: true, phone: true, address: true }).extend({
    ...placeFields,
    isDefault: z
      .literal('on')
      .optional()
      .catch(undefined)
      .transform((chosen) => chosen !== undefined),
  }),
);
