import { and, eq } from 'drizzle-orm';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { customerAddresses } from '#domain/customers/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { type AddressOfCustomer, addressCondition, findAddress } from './find-address.server.ts';

export type AddressRefusal = { code: 'address-not-found' };

/** Makes one of the customer's addresses the default, with which forms are prefilled. */
export function setDefaultAddress(
  shop: Shop,
  key: AddressOfCustomer,
): Promise<Result<undefined, AddressRefusal>> {
  return inTransaction(shop, async (shop) => {
    await lockAccount(shop, key.userId);
    if (!(await findAddress(shop, key))) return refuse({ code: 'address-not-found' });
    await makeDefault(shop, key);
    return ok();
  });
}

/** Makes an address the default. The caller has locked the account and found the address. */
export async function makeDefault(shop: Shop, key: AddressOfCustomer): Promise<void> {
  await clearDefault(shop, key.userId);
  await shop.db.update(customerAddresses).set({ isDefault: true }).where(addressCondition(key));
}

/** Clears the default before another address gets it: the database allows only one. */
export async function clearDefault(shop: Shop, userId: string): Promise<void> {
  await shop.db
    .update(customerAddresses)
    .set({ isDefault: false })
    .where(and(eq(customerAddresses.userId, userId), eq(customerAddresses.isDefault, true)));
}
