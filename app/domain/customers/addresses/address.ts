import type { CheckoutForm } from '#domain/orders/checkout/checkout-form.ts';

/** An address under the field names of the checkout form that it fills. */
export type AddressForm = Pick<
  CheckoutForm,
  'customerName' | 'phone' | 'address' | 'city' | 'district' | 'province'
>;

export const addressFields = [
  'customerName',
  'phone',
  'address',
  'city',
  'district',
  'province',
] as const;
export type AddressField = (typeof addressFields)[number];

/** A saved delivery address. A customer with any address has one default. */
export type Address = AddressForm & { id: string; isDefault: boolean };

export const maxAddresses = 20;
