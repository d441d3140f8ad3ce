import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { customerAddresses } from '#domain/customers/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { NewAddress } from './add-address.server.ts';
import { addressRow } from './address-columns.server.ts';
import { type AddressOfCustomer, addressCondition, findAddress } from './find-address.server.ts';
import { type AddressRefusal, clearDefault } from './set-default-address.server.ts';

/** Replaces an address. The default stays the default until another one is chosen. */
export function changeAddress(
  shop: Shop,
  key: AddressOfCustomer,
  address: NewAddress,
): Promise<Result<undefined, AddressRefusal>> {
  return inTransaction(shop, async (shop) => {
    await lockAccount(shop, key.userId);
    const existing = await findAddress(shop, key);
    if (!existing) return refuse({ code: 'address-not-found' });

    const isDefault = address.isDefault || existing.isDefault;
    if (isDefault) await clearDefault(shop, key.userId);
    await shop.db
      .update(customerAddresses)
      .set({ ...addressRow(address), isDefault })
      .where(addressCondition(key));
    return ok();
  });
}
