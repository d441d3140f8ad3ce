import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { type OnboardingMark, onboardingMarkKinds } from './onboarding-mark.ts';
import { onboardingMarks } from './tables.server.ts';

const subject = { kind: 'settings', id: 'shop' } as const;

/** Sets a mark of the onboarding checklist. Idempotent. */
export function markOnboarding(
  shop: AdminShop,
  mark: OnboardingMark,
): Promise<Result<undefined, never>> {
  return inRecordedTransaction(shop, async (shop) => {
    const marked = await shop.db
      .insert(onboardingMarks)
      .values({ mark, userName: shop.actor.name, markedAt: shop.now() })
      .onConflictDoNothing()
      .returning({ mark: onboardingMarks.mark });
    if (marked.length === 0) return okRecorded(nothingChanged);
    return okRecorded(
      await recordAudit(shop, { action: 'guide-marked', subject, after: { guideMark: mark } }),
    );
  });
}

/** Removes a mark. Idempotent. */
export function unmarkOnboarding(
  shop: AdminShop,
  mark: OnboardingMark,
): Promise<Result<undefined, never>> {
  return inRecordedTransaction(shop, async (shop) => {
    const unmarked = await shop.db
      .delete(onboardingMarks)
      .where(eq(onboardingMarks.mark, mark))
      .returning({ mark: onboardingMarks.mark });
    if (unmarked.length === 0) return okRecorded(nothingChanged);
    return okRecorded(
      await recordAudit(shop, { action: 'guide-unmarked', subject, before: { guideMark: mark } }),
    );
  });
}

/** Reads a button of the onboarding checklist, which sets a mark; with `isUndo=on` it removes the mark. */
export const onboardingForm = z.object({
  mark: z.enum(onboardingMarkKinds),
  isUndo: z.enum(['on']).optional(),
});
