import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { customerAddresses } from '#domain/customers/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { type AddressOfCustomer, addressCondition, findAddress } from './find-address.server.ts';
import { listAddresses } from './list-addresses.server.ts';
import type { AddressRefusal } from './set-default-address.server.ts';

/** Deletes an address. If it was the default, the newest of the others replaces it. */
export function deleteAddress(
  shop: Shop,
  key: AddressOfCustomer,
): Promise<Result<undefined, AddressRefusal>> {
  return inTransaction(shop, async (shop) => {
    const { userId } = key;
    await lockAccount(shop, userId);
    const existing = await findAddress(shop, key);
    if (!existing) return refuse({ code: 'address-not-found' });

    await shop.db.delete(customerAddresses).where(addressCondition(key));
    const [newest] = existing.isDefault ? await listAddresses(shop, userId) : [];
    if (newest) {
      await shop.db
        .update(customerAddresses)
        .set({ isDefault: true })
        .where(addressCondition({ userId, addressId: newest.id }));
    }
    return ok();
  });
}
