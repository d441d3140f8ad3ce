import { and, asc, eq, lt, ne } from 'drizzle-orm';
import { retentionDays } from '#domain/kernel/retention.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { paymentAttempts } from './tables.server.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the attempts to pay the orders of an account online, with the name that was given for each. */
export function collectPayersOf({ db }: Shop, userId: string) {
  const { orderId, amountLkr, firstName, lastName, openedAt } = paymentAttempts;
  return db
    .select({ orderId, amountLkr, firstName, lastName, openedAt })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(openedAt), paymentAttempts.reference);
}

/** Removes the names of online payers after their retention. Amounts and references stay. */
export async function sweepPayers(shop: Shop): Promise<void> {
  const until = new Date(shop.now().getTime() - retentionDays.payerNames * dayMs);
  await shop.db
    .update(paymentAttempts)
    .set({ firstName: '', lastName: '' })
    .where(and(lt(paymentAttempts.openedAt, until), ne(paymentAttempts.firstName, '')));
}
