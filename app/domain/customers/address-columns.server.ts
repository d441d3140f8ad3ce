import type { AddressForm } from './address.ts';
import { customerAddresses } from './tables.server.ts';

/** The columns of an address under the names of the form. */
export const addressColumns = {
  id: customerAddresses.id,
  customerName: customerAddresses.name,
  phone: customerAddresses.phone,
  address: customerAddresses.street,
  city: customerAddresses.city,
  district: customerAddresses.district,
  province: customerAddresses.province,
  isDefault: customerAddresses.isDefault,
};

export function addressRow({
  customerName,
  phone,
  address,
  city,
  district,
  province,
}: AddressForm) {
  return { name: customerName, phone, street: address, city, district: district ?? null, province };
}
