import { customerAddresses } from '#domain/customers/tables.server.ts';
import type { AddressForm } from './address.ts';

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
