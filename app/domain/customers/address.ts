import type { CheckoutForm } from '#domain/orders/checkout-form.ts';

/** An address as a form says it, in the words of the checkout that it fills. */
export type AddressForm = Pick<
  CheckoutForm,
  'customerName' | 'phone' | 'address' | 'city' | 'province'
>;

export const addressFields = ['customerName', 'phone', 'address', 'city', 'province'] as const;
export type AddressField = (typeof addressFields)[number];

/** Where a customer has things sent to. One of them is the default, as soon as there is any. */
export type Address = AddressForm & { id: string; isDefault: boolean };

export const maxAddresses = 20;
