import { desc, eq, sql } from 'drizzle-orm';
import { users } from '#domain/accounts/tables.server.ts';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { type PageRange, paginate } from '#domain/kernel/paginate.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import type { HistoryActor } from './list-history.server.ts';

const rowsPerPage = 20;

export type Ledger = NonNullable<Awaited<ReturnType<typeof findLedger>>>;
export type LedgerRow = Ledger['rows'][number];

/** Lists the stock movements of a product, even of an inactive one, newest first, a page at a time. */
export async function findLedger(shop: OwnerShop, productId: string, { page }: { page: number }) {
  const [product] = await shop.db
    .select({
      id: products.id,
      name: { en: products.nameEn, si: products.nameSi },
      stock: products.stock,
      active: products.active,
    })
    .from(products)
    .where(eq(products.id, productId));
  if (!product) return undefined;
  const isOfProduct = eq(stockMovements.productId, productId);
  const movements = await shop.db.$count(stockMovements, isOfProduct);
  const { pages, ...range } = paginate(movements, { page, perPage: rowsPerPage });
  const rows = await listRows(shop, productId, range);
  return { product, pages, page: range.page, rows };
}

/**
 * Selects the ids first, so that only the orders and names of one page are read. The stock after each movement is the
 * current stock minus all later movements.
 */
async function listRows(shop: OwnerShop, productId: string, { limit, offset }: PageRange) {
  const pageIds = shop.db
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId))
    .orderBy(desc(stockMovements.id))
    .limit(limit)
    .offset(offset)
    .as('page_ids');
  const later = sql`(select coalesce(sum(units), 0) from ${stockMovements}
    where product_id = ${productId}::uuid and id > (select max(id) from ${pageIds}))`;
  const laterHere = sql`(sum(${stockMovements.units}) over (order by ${stockMovements.id} desc) - ${stockMovements.units})`;
  const rows = await shop.db
    .select({
      id: stockMovements.id,
      units: stockMovements.units,
      stockAfter: sql`${products.stock} - ${later} - ${laterHere}`.mapWith(Number),
      reason: stockMovements.reason,
      note: stockMovements.note,
      orderId: stockMovements.orderId,
      orderNumber: orders.orderNumber,
      label: stockMovements.actor,
      ownerName: users.name,
      at: stockMovements.at,
    })
    .from(stockMovements)
    .innerJoin(pageIds, eq(pageIds.id, stockMovements.id))
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(users, eq(sql`'owner:' || ${users.id}`, stockMovements.actor))
    .orderBy(desc(stockMovements.id));
  return rows.map(({ label, ownerName, ...row }) => ({ ...row, actor: actorOf(label, ownerName) }));
}

function actorOf(label: string, ownerName: string | null): HistoryActor {
  const [kind] = label.split(':');
  if (kind === 'owner') return { kind, name: ownerName ?? undefined };
  return { kind: kind === 'customer' || kind === 'guest' ? kind : 'shop' };
}
