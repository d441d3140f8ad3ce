import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#domain/accounts/tables.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { fromNearerEnd, type PageSpan, paginate } from '#domain/kernel/paginate.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import type { HistoryActor } from './list-history.server.ts';

const rowsPerPage = 20;

export type StockLedger = NonNullable<Awaited<ReturnType<typeof findStockLedger>>>;
export type StockLedgerRow = StockLedger['rows'][number];

/** Lists the stock movements of a product, even of an inactive one, newest first, a page at a time. */
export async function findStockLedger(
  shop: AdminShop,
  productId: string,
  { page }: { page: number },
) {
  const product = await findProductForStockCount(shop, productId);
  if (!product) return undefined;
  const isOfProduct = eq(stockMovements.productId, productId);
  const count = await shop.db.$count(stockMovements, isOfProduct);
  const { pages, ...range } = paginate(count, { page, perPage: rowsPerPage });
  const rows = await listRows(shop, productId, fromNearerEnd(range, count));
  return { product, pages, page: range.page, rows };
}

/** Finds a product with the numbers that a stock count is compared with, in one statement, so that they agree. */
export async function findProductForStockCount(shop: AdminShop, productId: string) {
  const lastMovement = sql`(select coalesce(max(id), 0) from ${stockMovements} where product_id = ${productId}::uuid)`;
  const lastEntry = sql`(select coalesce(max(number), 0) from ${auditEntries})`;
  const toPack = sql`(select coalesce(-sum(m.units), 0) from ${orders} o join ${stockMovements} m on m.order_id = o.id
    where m.product_id = ${productId}::uuid and o.status in ('pending', 'paid') and o.packed_at is null)`;
  const [product] = await shop.db
    .select({
      id: products.id,
      name: { en: products.nameEn, si: products.nameSi },
      stock: products.stock,
      active: products.active,
      lastMovement: lastMovement.mapWith(Number),
      lastEntry: lastEntry.mapWith(Number),
      /** Units on the shelf that orders have taken from the stock already. */
      toPack: toPack.mapWith(Number),
    })
    .from(products)
    .where(eq(products.id, productId));
  return product;
}

/** Selects the ids first, so that only the orders and names of one page are read. */
async function listRows(shop: AdminShop, productId: string, span: PageSpan) {
  const { id, units } = stockMovements;
  const pageIds = shop.db
    .select({ id })
    .from(stockMovements)
    .where(eq(stockMovements.productId, productId))
    .orderBy(span.isFromEnd ? asc(id) : desc(id))
    .limit(span.limit)
    .offset(span.offset)
    .as('page_ids');
  const sumOf = (condition: SQL) =>
    sql`(select coalesce(sum(units), 0) from ${stockMovements} where product_id = ${productId}::uuid and ${condition})`;
  // The units of all movements so far, or the current stock minus all later ones: whichever reads less.
  const stockAfter = span.isFromEnd
    ? sql`${sumOf(sql`id < (select min(id) from ${pageIds})`)} + sum(${units}) over (order by ${id})`
    : sql`${products.stock} - ${sumOf(sql`id > (select max(id) from ${pageIds})`)} - (sum(${units}) over (order by ${id} desc) - ${units})`;
  const rows = await shop.db
    .select({
      id,
      units,
      stockAfter: stockAfter.mapWith(Number),
      reason: stockMovements.reason,
      note: stockMovements.note,
      orderId: stockMovements.orderId,
      orderNumber: orders.orderNumber,
      label: stockMovements.actor,
      ownerName: users.name,
      at: stockMovements.at,
    })
    .from(stockMovements)
    .innerJoin(pageIds, eq(pageIds.id, id))
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(users, eq(sql`'owner:' || ${users.id}`, stockMovements.actor))
    .orderBy(desc(id));
  return rows.map(({ label, ownerName, ...row }) => ({ ...row, actor: actorOf(label, ownerName) }));
}

function actorOf(label: string, ownerName: string | null): HistoryActor {
  const [kind] = label.split(':');
  if (kind === 'owner') return { kind, name: ownerName ?? undefined };
  return { kind: kind === 'customer' || kind === 'guest' ? kind : 'shop' };
}
