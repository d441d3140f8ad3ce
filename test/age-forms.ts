import { like } from 'drizzle-orm';
import { emailVerifications } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { attemptBudgets } from '#domain/limits/tables.server.ts';
import { stockAlerts } from '#domain/stock-alerts/tables.server.ts';
import { contactMessages } from '#domain/support/tables.server.ts';

/** Makes accepted forms old, so that the next one does not count as their repeat, which spends no attempt. */
export async function ageForms({ db }: Shop): Promise<void> {
  const longAgo = new Date(0);
  await db.delete(emailVerifications);
  await db.update(stockAlerts).set({ askedAt: longAgo });
  await db.update(contactMessages).set({ createdAt: longAgo });
  await db.delete(attemptBudgets).where(like(attemptBudgets.bucket, 'reset:repeat:%'));
}
