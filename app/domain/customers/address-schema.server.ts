import { z } from 'zod';
import { checkoutSchema } from '#domain/orders/checkout/checkout-schema.server.ts';

/** Reads the form of an address by the rules of the checkout that it fills. */
export const addressSchema = checkoutSchema
  .pick({ customerName: true, phone: true, address: true, city: true, province: true })
  .extend({
    isDefault: z
      .literal('on')
      .optional()
      .catch(undefined)
      .transform((chosen) => chosen !== undefined),
  });
