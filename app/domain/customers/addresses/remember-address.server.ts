import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { addAddress } from './add-address.server.ts';
import { type AddressForm, addressFields } from './address.ts';
import { listAddresses } from './list-addresses.server.ts';

/**
 * Saves the address of an order, and returns whether it did. Adds nothing that is saved already, or beyond the limit.
 */
export async function rememberAddress(
  shop: Shop,
  userId: string,
  form: AddressForm,
): Promise<boolean> {
  const remembered = await inTransaction(shop, async (shop) => {
    // The second press of an order waits here for the address that the first one saves.
    await lockAccount(shop, userId);
    const known = await listAddresses(shop, userId);
    const isKnown = known.some((address) =>
      addressFields.every((field) => (address[field] ?? '') === (form[field] ?? '')),
    );
    if (isKnown) return refuse({ code: 'already-saved' });
    return addAddress(shop, userId, { ...form, isDefault: false });
  });
  return remembered.ok;
}
