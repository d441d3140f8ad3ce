import type { CheckoutForm } from '#domain/orders/checkout/checkout-form.ts';

/** An address with the field names of the checkout form, into which it is copied. */
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
