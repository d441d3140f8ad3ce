import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

const isId = (key: string) => z.uuid().safeParse(key).success;

/**
 * Returns the ids of orders by the keys of a form: ids, or order numbers where the page shows no ids, because an id opens
 * the order's private page. Leaves out order numbers that do not exist.
 */
export async function findOrderIds(
  { db }: AdminShop,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const ids = keys.filter(isId);
  const numbers = keys.filter((key) => !isId(key));
  const found =
    numbers.length > 0
      ? await db
          .select({ number: orders.orderNumber, id: orders.id })
          .from(orders)
          .where(inArray(orders.orderNumber, numbers))
      : [];
  return new Map([
    ...ids.map((id): [string, string] => [id, id]),
    ...found.map(({ number, id }): [string, string] => [number, id]),
  ]);
}
