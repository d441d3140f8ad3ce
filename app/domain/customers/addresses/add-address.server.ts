import { type AccountGone, lockAccount } from '#domain/accounts/account-writes.server.ts';
import { customerAddresses } from '#domain/customers/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { type AddressForm, addressFields, maxAddresses } from './address.ts';
import { addressRow } from './address-columns.server.ts';
import { listAddresses } from './list-addresses.server.ts';
import { clearDefault, makeDefault } from './set-default-address.server.ts';

export type AddAddressRefusal = { code: 'too-many-addresses' } | AccountGone;
export type NewAddress = AddressForm & { isDefault: boolean };

/** Adds an address, unless it is saved already; refuses more than twenty. The first becomes the default in any case. */
export function addAddress(
  shop: Shop,
  userId: string,
  address: NewAddress,
): Promise<Result<{ addressId: string }, AddAddressRefusal>> {
  return inTransaction(shop, async (shop) => {
    if (!(await lockAccount(shop, userId))) return refuse({ code: 'account-gone' });
    return addToLockedAccount(shop, userId, address);
  });
}

async function addToLockedAccount(
  shop: Shop,
  userId: string,
  address: NewAddress,
): Promise<Result<{ addressId: string }, AddAddressRefusal>> {
  const existing = await listAddresses(shop, userId);
  const same = existing.find((each) => isSameAddress(each, address));
  if (same) {
    if (address.isDefault) await makeDefault(shop, { userId, addressId: same.id });
    return ok({ addressId: same.id });
  }
  if (existing.length >= maxAddresses) return refuse({ code: 'too-many-addresses' });

  const isDefault = address.isDefault || existing.length === 0;
  if (isDefault) await clearDefault(shop, userId);
  const addressId = crypto.randomUUID();
  await shop.db.insert(customerAddresses).values({
    id: addressId,
    userId,
    ...addressRow(address),
    isDefault,
    createdAt: shop.now(),
  });
  return ok({ addressId });
}

function isSameAddress(one: AddressForm, other: AddressForm): boolean {
  return addressFields.every((field) => (one[field] ?? '') === (other[field] ?? ''));
}
