import { and, eq, gte, or, sql } from 'drizzle-orm';
import { products, stockMovements } from '#domain/catalog/tables.server.ts';
import { builtOnce, given } from '#domain/kernel/built-once.server.ts';
import { formatActor } from '#domain/kernel/format-actor.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { recordMovement } from './record-movement.server.ts';
import type { MovementReason } from './stock.ts';

/** Units of one product that an order returns (above zero) or takes from stock (below zero); at most one move each. */
export type StockMove = {
  productId: string;
  units: number;
  reason: MovementReason;
  /**
   * Takes the units that are left where the stock is too small, instead of refusing; also of a deleted product.
   */
  mayFallShort?: boolean;
};
/** `missing` units were not in stock; `left` are. */
export type StockShortage = { productId: string; missing: number; left: number };

/**
 * Moves units between stock and an order, each with its ledger line, in the order of product ids, so that all commands
 * lock products in one order (decision 032). Returns the products that fell short; the caller has to roll back if one
 * is `refused`.
 */
export async function applyStockMoves(
  shop: Shop,
  moves: readonly StockMove[],
  { orderId }: { orderId: string },
): Promise<{ short: StockShortage[]; refused: StockShortage | undefined }> {
  const short: StockShortage[] = [];
  for (const move of moves.toSorted((one, other) => (one.productId < other.productId ? -1 : 1))) {
    const moved = move.mayFallShort
      ? await moveAvailable(shop, move, orderId)
      : await moveAll(shop, move, orderId);
    const { productId } = move;
    if (moved === move.units) continue;
    const missing = moved - move.units;
    short.push({ productId, missing, left: await unitsLeft(shop, productId) });
    if (!move.mayFallShort) return { short, refused: short.at(-1) };
  }
  return { short, refused: undefined };
}

const move = given('productId', 'units', 'reason', 'orderId', 'actor', 'at');

/**
 * Moves the units and writes their ledger line in one statement. Takes units only of products that are on sale and have
 * them.
 */
const moveWithLine = builtOnce((db) => {
  const isThere = and(eq(products.active, true), gte(products.stock, sql`-${move.units}::integer`));
  const moved = db
    .update(products)
    .set({ stock: sql`${products.stock} + ${move.units}::integer` })
    .where(and(eq(products.id, move.productId), or(sql`${move.units}::integer > 0`, isThere)))
    .returning({ id: products.id });
  return sql`with moved as ${moved}
    insert into ${stockMovements} (product_id, units, reason, order_id, actor, at)
    select id, ${move.units}::integer, ${move.reason}::text, ${move.orderId}::uuid, ${move.actor}::text, ${move.at}::timestamptz
    from moved returning units`;
});

/** Moves nothing where the stock is too small, or the product is no longer sold. */
async function moveAll(
  shop: Shop,
  { productId, units, reason }: StockMove,
  orderId: string,
): Promise<number> {
  if (units === 0) return 0;
  const [actor, at] = [formatActor(shop.actor), shop.now().toISOString()];
  const line = { productId, units, reason, orderId, actor, at };
  const { rows } = await moveWithLine(shop.db, line);
  return rows.length > 0 ? units : 0;
}

async function moveAvailable(
  shop: Shop,
  { productId, units, reason }: StockMove,
  orderId: string,
): Promise<number> {
  const [shelf] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  const moved = Math.max(units, -(shelf?.stock ?? 0));
  if (moved === 0) return 0;
  await shop.db
    .update(products)
    .set({ stock: sql`${products.stock} + ${moved}` })
    .where(eq(products.id, productId));
  await recordMovement(shop, { productId, units: moved, reason, orderId });
  return moved;
}

async function unitsLeft(shop: Shop, productId: string): Promise<number> {
  const [shelf] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.active, true)));
  return shelf?.stock ?? 0;
}
