import {
  type Address,
  type AddressField,
  maxAddresses,
} from '#domain/customers/addresses/address.ts';
import { findAddress } from '#domain/customers/addresses/find-address.server.ts';
import { listAddresses } from '#domain/customers/addresses/list-addresses.server.ts';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

export type CustomerPrefill = {
  /** The random id of the account, which marks the draft of the form. */
  customerId: string;
  /** The values with which the form opens: the e-mail address, and the default address or else name and phone. */
  values: Partial<Record<AddressField | 'email', string>>;
  addresses: ({ id: string; isDefault: boolean } & FormattedAddress)[];
  /** Whether another address can be saved. */
  canSaveAddress: boolean;
};
type FormattedAddress = Record<AddressField, string>;

/** Finds the values that prefill the form for a customer, and the saved addresses, the default one first. */
export async function findCustomerPrefill(
  shop: Shop,
  userId: string,
): Promise<CustomerPrefill | undefined> {
  const customer = await findCustomer(shop, userId);
  if (!customer) return undefined;
  const { name, phone, email = '' } = customer;
  const addresses = (await listAddresses(shop, userId)).map(({ id, isDefault, ...address }) => ({
    id,
    isDefault,
    ...formatAddress(address),
  }));
  const { id: _, isDefault: __, ...defaultAddress } = addresses[0] ?? {};
  const person = { customerName: name, phone: phone ? formatPhone(phone) : '', email };
  const canSaveAddress = addresses.length < maxAddresses;
  return {
    customerId: userId,
    values: { ...person, ...defaultAddress },
    addresses,
    canSaveAddress,
  };
}

/** Finds an address of the customer by its id. Returns undefined for unknown ids, other people's, and guests. */
export type FindOwnAddress = (addressId: string) => Promise<FormattedAddress | undefined>;

export function ownAddressFinder(shop: Shop, userId: string | undefined): FindOwnAddress {
  return async (addressId) => {
    if (userId === undefined) return undefined;
    const found = await findAddress(shop, { userId, addressId });
    return found && formatAddress(found);
  };
}

function formatAddress({
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
