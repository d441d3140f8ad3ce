import { eq } from 'drizzle-orm';
import { products } from '#domain/catalog/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { stockAlerts } from './tables.server.ts';

/** Returns the alerts of a verified e-mail address, for the customer's copy of their data. */
export function collectAlertsOf(shop: Shop, email: string) {
  const { language, askedAt, confirmedAt, toldAt } = stockAlerts;
  return shop.db
    .select({
      productName: { en: products.nameEn, si: products.nameSi },
      email: stockAlerts.email,
      ...{ language, askedAt, confirmedAt, toldAt },
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(eq(stockAlerts.email, email.toLowerCase()))
    .orderBy(askedAt, stockAlerts.id);
}
