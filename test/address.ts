import type { AddressWish } from '#domain/customers/add-address.server.ts';

/** What a customer fills in for an address, once it was understood. */
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
