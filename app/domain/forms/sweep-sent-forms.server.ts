import { lt } from 'drizzle-orm';
import { daysLater } from '#domain/kernel/colombo-time.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { sentForms } from './tables.server.ts';

const retentionDays = 30;

/** Deletes forms that were sent long ago: no browser sends those again. */
export async function sweepSentForms(shop: Shop): Promise<void> {
  await shop.db.delete(sentForms).where(lt(sentForms.at, daysLater(shop.now(), -retentionDays)));
}
