import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { inShopOrder } from '#domain/catalog/list-products.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { moveId, type ProductMove } from './product-move.ts';

export type MoveProductRefusal = { code: 'product-not-found' };

/**
 * Moves a product directly before or after another one of its section, wherever both are by then, so that concurrent
 * moves both take effect. Refuses when either is deleted or in the other section.
 */
export async function moveProduct(
  shop: AdminShop,
  move: ProductMove,
): Promise<Result<undefined, MoveProductRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const ids = await lockSection(shop, move.productId);
    const isInSection = ids.includes(move.productId) && ids.includes(move.neighbourId);
    if (!isInSection) return refuse({ code: 'product-not-found' });
    const moved = moveId(ids, move);
    const [from, to] = [ids, moved].map((all) => all.indexOf(move.productId) + 1);
    if (from === to) return okRecorded(nothingChanged);
    await writePositions(shop, moved);
    await shop.db
      .update(products)
      .set({ updatedAt: shop.now() })
      .where(eq(products.id, move.productId));
    const entry = await recordAudit(shop, {
      action: 'product-moved',
      subject: { kind: 'product', id: move.productId },
      before: { place: from ?? 0 },
      after: { place: to ?? 0 },
    });
    return okRecorded(entry);
  });
}

/** Locks all products of one product's section, and returns their ids in the order of the shop. */
async function lockSection(shop: AdminShop, productId: string): Promise<string[]> {
  const section = shop.db
    .select({ featured: products.featured })
    .from(products)
    .where(eq(products.id, productId));
  const sectionCondition = and(eq(products.active, true), sql`${products.featured} = (${section})`);
  const locked = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(sectionCondition)
    .orderBy(products.id)
    .for('no key update');
  const ids = locked.map(({ id }) => id);
  const rows = await shop.db
    .select({ id: products.id })
    .from(products)
    .where(and(sectionCondition, inArray(products.id, ids)))
    .orderBy(...inShopOrder);
  return rows.map(({ id }) => id);
}

/** Numbers the products from 1, in one statement. */
async function writePositions(shop: AdminShop, ids: readonly string[]): Promise<void> {
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await shop.db
    .update(products)
    .set({ position: sql`array_position(array[${list}], ${products.id})` })
    .where(inArray(products.id, [...ids]));
}
