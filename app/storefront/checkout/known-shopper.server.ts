import type { Address, AddressField } from '#domain/customers/addresses/address.ts';
import { findAddress } from '#domain/customers/addresses/find-address.server.ts';
import { listAddresses } from '#domain/customers/addresses/list-addresses.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

export type KnownShopper = {
  /** The values that the form opens with: the default address, or name and contacts. */
  values: Partial<Record<AddressField | 'email', string>>;
  addresses: ({ id: string; isDefault: boolean } & FilledAddress)[];
};
type FilledAddress = Record<AddressField, string>;

/** Finds the values that fill in the form for a customer. */
export async function findKnownShopper(
  shop: Shop,
  userId: string,
): Promise<KnownShopper | undefined> {
  const customer = await findCustomer(shop, userId);
  if (!customer) return undefined;
  const { name, phone, email = '' } = customer;
  const addresses = (await listAddresses(shop, userId)).map(({ id, isDefault, ...address }) => ({
    id,
    isDefault,
    ...filled(address),
  }));
  const { id: _, isDefault: __, ...first } = addresses[0] ?? {};
  const person = { customerName: name, phone: phone ? formatPhone(phone) : '', email };
  return { values: { ...person, ...first }, addresses };
}

/** Finds an address of the customer by its id. Returns undefined for unknown ids, other people's, and guests. */
export type AddressBook = (addressId: string) => Promise<FilledAddress | undefined>;

export function addressBook(shop: Shop, userId: string | undefined): AddressBook {
  return async (addressId) => {
    if (userId === undefined) return undefined;
    const found = await findAddress(shop, { userId, addressId });
    return found && filled(found);
  };
}

function filled({
  customerName,
  phone,
  address,
  city,
  district,
  province,
}: Omit<Address, 'id' | 'isDefault'>) {
  return {
    customerName,
    phone: formatPhone(phone),
    address,
    city,
    district: district ?? '',
    province,
  };
}
