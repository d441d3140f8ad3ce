import { and, eq, like, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newestFirst } from '#domain/kernel/newest-first.server.ts';
import { parsePhone } from '#domain/kernel/phone.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { visibleText } from '#domain/kernel/visible-text.ts';
import { hashedBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempts, type TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { type OrderProgress, readProgress } from './read-progress.server.ts';

/** Parses the form: an order number or at least its last six digits, and the phone number in any spelling. */
export const trackSchema = z.object({
  orderNumber: z
    .string('required')
    .trim()
    .min(1, 'required')
    .transform((text) => visibleText(text).replace(/\D/g, ''))
    .pipe(z.string().regex(/^\d{6,25}$/, 'order-number')),
  phone: z
    .string('required')
    .trim()
    .min(1, 'required')
    .transform((text, context) => {
      const phoneE164 = parsePhone(text);
      if (!phoneE164) context.addIssue({ code: 'custom', message: 'phone' });
      return phoneE164 ?? z.NEVER;
    }),
});

export type TrackRefusal = { code: 'order-not-found' } | TooManyAttempts;

/**
 * Finds the newest order of a phone number whose order number ends with these digits. Returns no personal data. Misses
 * use up the budgets of network address and phone number. Unknown phone and order numbers get the same response.
 */
export async function trackOrder(
  shop: Shop,
  query: z.output<typeof trackSchema>,
): Promise<Result<OrderProgress, TrackRefusal>> {
  const address = budgetOf('track:address', shop.clientBucket ?? 'unknown');
  const phone = budgetOf('track:phone', hashedBucket(query.phone));
  const { outcome, returnAttempts } = await spendAttempts(shop, [address, phone]);
  if (!outcome.ok) return outcome;
  const order = await findNewest(shop, query);
  if (!order) return refuse({ code: 'order-not-found' });
  await returnAttempts();
  return ok(await readProgress(shop, order, await readSettings(shop)));
}

async function findNewest(shop: Shop, query: z.output<typeof trackSchema>) {
  const digits = sql`regexp_replace(${orders.orderNumber}, '\\D', '', 'g')`;
  const [order] = await shop.db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      status: orders.status,
      createdAt: orders.createdAt,
      confirmedByPhoneAt: orders.confirmedByPhoneAt,
      paymentMethod: orders.paymentMethod,
      paymentStatus: orders.paymentStatus,
      dueLkr: orders.dueLkr,
      refundDueLkr: orders.refundDueLkr,
      refundedLkr: orders.refundedLkr,
      courier: orders.courier,
      trackingNumber: orders.trackingNumber,
    })
    .from(orders)
    .where(and(eq(orders.customerPhone, query.phone), like(digits, `%${query.orderNumber}`)))
    .orderBy(newestFirst(orders.createdAt), orders.id)
    .limit(1);
  return order;
}
