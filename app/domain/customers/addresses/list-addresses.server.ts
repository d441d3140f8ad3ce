import { desc, eq } from 'drizzle-orm';
import { customerAddresses } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Address } from './address.ts';
import { addressColumns } from './address-columns.server.ts';

/** Lists the addresses of one customer: the default first, then the newest. */
export function listAddresses(shop: Shop, userId: string): Promise<Address[]> {
  return shop.db
    .select(addressColumns)
    .from(customerAddresses)
    .where(eq(customerAddresses.userId, userId))
    .orderBy(
      desc(customerAddresses.isDefault),
      desc(customerAddresses.createdAt),
      customerAddresses.id,
    );
}
