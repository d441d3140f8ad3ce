import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { customerAddresses } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Address } from './address.ts';
import { addressColumns } from './address-columns.server.ts';

export type AddressOfCustomer = { userId: string; addressId: string };

/** Finds one address of this customer. Returns undefined for unknown, malformed and other people's ids. */
export async function findAddress(
  shop: Shop,
  key: AddressOfCustomer,
): Promise<Address | undefined> {
  if (!z.uuid().safeParse(key.addressId).success) return undefined;
  const [found] = await shop.db
    .select(addressColumns)
    .from(customerAddresses)
    .where(addressCondition(key));
  return found;
}

export function addressCondition({ userId, addressId }: AddressOfCustomer) {
  return and(eq(customerAddresses.id, addressId), eq(customerAddresses.userId, userId));
}
