import type { AddressWish } from '#domain/customers/add-address.server.ts';

/** The address form of a customer after parsing. */
export function anAddressWish(wish: Partial<AddressWish> = {}): AddressWish {
  return {
    customerName: 'Kamala Silva',
    phone: '+94771234567',
    address: '24/1, Temple Road',
    city: 'Matara',
    province: 'Southern',
    isDefault: false,
    ...wish,
  };
}
