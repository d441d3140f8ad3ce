import type { NewAddress } from '#domain/customers/addresses/add-address.server.ts';

/** Returns the address form of a customer after parsing. */
export function aNewAddress(address: Partial<NewAddress> = {}): NewAddress {
  return {
    customerName: 'Kamala Silva',
    phone: '+94771234567',
    address: '24/1, Temple Road',
    city: 'Matara',
    district: 'Matara',
    province: 'Southern',
    isDefault: false,
    ...address,
  };
}
