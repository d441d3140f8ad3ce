import { and, eq, gte, or, sql } from 'drizzle-orm';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { compiledQuery, queryParameters } from '#domain/kernel/compiled-query.server.ts';
import { formatActor } from '#domain/kernel/format-actor.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { recordMovement } from './record-movement.server.ts';
import type { MovementReason } from './stock.ts';

/** Units of one product that an order restocks (above zero) or takes from stock (below zero); one move per product. */
export type StockMove = {
  productId: string;
  units: number;
  reason: MovementReason;
  /** Takes as many units as are in stock instead of refusing, also of a deleted product. */
  mayFallShort?: boolean;
};
/** `missing` units could not be taken; `unitsLeft` can still be sold: none of a deleted product. */
export type StockShortage = { productId: string; missing: number; unitsLeft: number };

/**
 * Moves units between stock and an order and records them in the stock ledger, in the order of product ids, so that all
 * commands lock products in one order (decision 032). The caller has to roll back if a product is `refused`.
 */
export async function applyStockMoves(
  shop: Shop,
  moves: readonly StockMove[],
  { orderId }: { orderId: string },
): Promise<{ shortages: StockShortage[]; refused: StockShortage | undefined }> {
  const shortages: StockShortage[] = [];
  for (const move of moves.toSorted((one, other) => (one.productId < other.productId ? -1 : 1))) {
    const moved = move.mayFallShort
      ? await moveAvailable(shop, move, orderId)
      : await moveAll(shop, move, orderId);
    const { productId } = move;
    if (moved === move.units) continue;
    const missing = moved - move.units;
    shortages.push({ productId, missing, unitsLeft: await unitsLeft(shop, productId) });
    if (!move.mayFallShort) return { shortages, refused: shortages.at(-1) };
  }
  return { shortages, refused: undefined };
}

const values = queryParameters('productId', 'units', 'reason', 'orderId', 'actor', 'at');

/**
 * Moves the units and writes their ledger line in one statement. Takes units only of products that are for sale and
 * have enough in stock.
 */
const moveAndRecord = compiledQuery((db) => {
  const inStockCondition = and(
    eq(products.active, true),
    gte(products.stock, sql`-${values.units}::integer`),
  );
  const moved = db
    .update(products)
    .set({ stock: sql`${products.stock} + ${values.units}::integer` })
    .where(
      and(
        eq(products.id, values.productId),
        or(sql`${values.units}::integer > 0`, inStockCondition),
      ),
    )
    .returning({ id: products.id });
  return sql`with moved as ${moved}
    insert into ${stockMovements} (product_id, units, reason, order_id, actor, at)
    select id, ${values.units}::integer, ${values.reason}::text, ${values.orderId}::uuid, ${values.actor}::text, ${values.at}::timestamptz
    from moved returning units`;
});

/** Moves all units or none: takes none of a product that is no longer sold or has too few in stock. */
async function moveAll(
  shop: Shop,
  { productId, units, reason }: StockMove,
  orderId: string,
): Promise<number> {
  if (units === 0) return 0;
  const [actor, at] = [formatActor(shop.actor), shop.now().toISOString()];
  const line = { productId, units, reason, orderId, actor, at };
  const { rows } = await moveAndRecord(shop.db, line);
  return rows.length > 0 ? units : 0;
}

async function moveAvailable(
  shop: Shop,
  { productId, units, reason }: StockMove,
  orderId: string,
): Promise<number> {
  const [product] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  const moved = Math.max(units, -(product?.stock ?? 0));
  if (moved === 0) return 0;
  await shop.db
    .update(products)
    .set({ stock: sql`${products.stock} + ${moved}` })
    .where(eq(products.id, productId));
  await recordMovement(shop, { productId, units: moved, reason, orderId });
  return moved;
}

async function unitsLeft(shop: Shop, productId: string): Promise<number> {
  const [product] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)));
  return product?.stock ?? 0;
}
