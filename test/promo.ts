import type { Shop } from '#domain/kernel/shop.server.ts';
import { promoCodes } from '#domain/promotions/tables.server.ts';

/** Makes a promo code, by default of 10 percent on everything. */
export async function aPromo(shop: Shop, overrides: Partial<typeof promoCodes.$inferInsert> = {}) {
  const promo = { code: 'AYU10', kind: 'percentage', value: 10, createdAt: shop.now() } as const;
  const [made] = await shop.db
    .insert(promoCodes)
    .values({ ...promo, ...overrides })
    .returning();
  if (!made) throw new Error('No code was made.');
  return made;
}
