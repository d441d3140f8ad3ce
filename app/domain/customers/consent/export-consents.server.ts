import { desc, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { offerConsents } from '#domain/customers/tables.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/**
 * Lists the phones with consent to offers, the newest first, and records the export in the activity log.
 */
export async function exportConsents(shop: AdminShop) {
  const { id, phone, language, givenAt } = offerConsents;
  const consents = await shop.db
    .select({ id, phone, language, givenAt, name: orders.customerName })
    .from(offerConsents)
    .innerJoin(orders, eq(orders.id, offerConsents.orderId))
    .where(isNull(offerConsents.withdrawnAt))
    .orderBy(desc(givenAt), id);
  await recordAudit(shop, {
    action: 'consents-exported',
    subject: { kind: 'export', id: 'offers' },
    after: { rows: consents.length },
  });
  return consents;
}
