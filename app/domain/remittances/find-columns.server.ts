import { asc, eq, ne } from 'drizzle-orm';
import { nameKey } from '#domain/kernel/name-key.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { courierListFormats } from './tables.server.ts';

/** Finds the columns of a courier's last list, and what its amounts are; undefined before the first list. */
export async function findColumns(shop: AdminShop, courier: string) {
  const [found] = await shop.db
    .select({ columns: courierListFormats.columns, amountKind: courierListFormats.amountKind })
    .from(courierListFormats)
    .where(eq(courierListFormats.courier, nameKey(courier)));
  return found;
}

/** Returns the names of the couriers of all parcels, each once. */
export async function listCouriers(shop: AdminShop): Promise<string[]> {
  const rows = await shop.db
    .selectDistinct({ courier: orders.courier })
    .from(orders)
    .where(ne(orders.courier, ''))
    .orderBy(asc(orders.courier))
    .limit(200);
  const names = new Map(rows.map(({ courier }) => [nameKey(courier), courier.trim()]));
  return [...names.values()];
}
