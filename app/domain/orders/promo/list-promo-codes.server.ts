import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';

/**
 * Lists all codes, newest first, with the figures of their orders that were not cancelled: their number, and the sums of
 * their totals with delivery and of their discounts, in rupees.
 */
export async function listPromoCodes(shop: AdminShop) {
  const countedCondition = and(
    eq(orders.promoCodeId, promoCodes.id),
    ne(orders.status, 'cancelled'),
  );
  const rows = await shop.db
    .select({
      promo: promoCodes,
      uses: sql<number>`count(${orders.id})::int`,
      salesLkr: sql<number>`coalesce(sum(${orders.totalLkr}), 0)::float8`,
      discountLkr: sql<number>`coalesce(sum(${orders.discountLkr}), 0)::float8`,
    })
    .from(promoCodes)
    .leftJoin(orders, countedCondition)
    .groupBy(promoCodes.id)
    .orderBy(desc(promoCodes.createdAt), promoCodes.code);
  return rows.map(({ promo, ...figures }) => ({ ...promo, ...figures }));
}

export type ListedPromoCode = Awaited<ReturnType<typeof listPromoCodes>>[number];

/** Finds a code, and whether an order has used it; undefined for unknown and malformed ids. */
export async function findPromoCode(shop: AdminShop, promoCodeId: string) {
  if (!z.uuid().safeParse(promoCodeId).success) return undefined;
  const [promo] = await shop.db.select().from(promoCodes).where(eq(promoCodes.id, promoCodeId));
  if (!promo) return undefined;
  const isUsed = (await shop.db.$count(orders, eq(orders.promoCodeId, promoCodeId))) > 0;
  return { ...promo, isUsed };
}
