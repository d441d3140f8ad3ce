import type { CheckoutForm } from '#domain/orders/checkout/checkout-form.ts';

/** An address in the form's terms, which are those of the checkout that it fills. */
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

/** A delivery address. One of them is the default, as soon as there is any. */
export type Address = AddressForm & { id: string; isDefault: boolean };

export const maxAddresses = 20;
