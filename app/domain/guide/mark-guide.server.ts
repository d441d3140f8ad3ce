import { eq } from 'drizzle-orm';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  done,
  inRecordedTransaction,
  nothingChanged,
} from '#domain/audit/recorded-transaction.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { GuideMark } from './guide-mark.ts';
import { guideMarks } from './tables.server.ts';

const subject = { kind: 'settings', id: 'shop' } as const;

/** Sets a mark of the onboarding checklist. Idempotent. */
export function markGuide(shop: OwnerShop, mark: GuideMark): Promise<Result<undefined, never>> {
  return inRecordedTransaction(shop, async (shop) => {
    const marked = await shop.db
      .insert(guideMarks)
      .values({ mark, userName: shop.actor.name, markedAt: shop.now() })
      .onConflictDoNothing()
      .returning({ mark: guideMarks.mark });
    if (marked.length === 0) return done(nothingChanged);
    return done(
      await recordAudit(shop, { action: 'guide-marked', subject, after: { guideMark: mark } }),
    );
  });
}

/** Removes a mark. Idempotent. */
export function unmarkGuide(shop: OwnerShop, mark: GuideMark): Promise<Result<undefined, never>> {
  return inRecordedTransaction(shop, async (shop) => {
    const unmarked = await shop.db
      .delete(guideMarks)
      .where(eq(guideMarks.mark, mark))
      .returning({ mark: guideMarks.mark });
    if (unmarked.length === 0) return done(nothingChanged);
    return done(
      await recordAudit(shop, { action: 'guide-unmarked', subject, before: { guideMark: mark } }),
    );
  });
}
