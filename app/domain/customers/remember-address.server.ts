import type { Shop } from '#domain/kernel/shop.server.ts';
import { addAddress } from './add-address.server.ts';
import { type AddressForm, addressFields } from './address.ts';
import { listAddresses } from './list-addresses.server.ts';

/** Keeps the address that something was sent to. One that is known already, or one too many, adds nothing. */
export async function rememberAddress(
  shop: Shop,
  userId: string,
  form: AddressForm,
): Promise<void> {
  const known = await listAddresses(shop, userId);
  const isKnown = known.some((address) =>
    addressFields.every((field) => address[field] === form[field]),
  );
  if (!isKnown) await addAddress(shop, userId, { ...form, isDefault: false });
}
