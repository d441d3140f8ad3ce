import { and, eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/audit-entry.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  done,
  inRecordedTransaction,
  nothingChanged,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import type { HidingReason } from './review.ts';
import { reviews } from './tables.server.ts';

export type ChangeReviewRefusal = { code: 'review-not-found' } | { code: 'changed-since' };
type Changed = Promise<Result<undefined, ChangeReviewRefusal>>;

/** The review as the admin saw it: another version is refused. */
type Seen = { id: string; version: number };

/** Puts the shop's answer under a review; an empty one takes it away. */
export function answerReview(shop: OwnerShop, seen: Seen, answer: string): Changed {
  return changeReview(shop, seen, { action: 'review-answered', set: { answer } });
}

/** Hides the words, name and town of a review from the shop. Its stars go on counting. */
export function hideReview(shop: OwnerShop, seen: Seen, reason: HidingReason): Changed {
  return changeReview(shop, seen, { action: 'review-hidden', set: { hiddenFor: reason } });
}

export function showReview(shop: OwnerShop, seen: Seen): Changed {
  return changeReview(shop, seen, { action: 'review-shown', set: { hiddenFor: null } });
}

type Change = {
  action: Extract<AuditAction, `review-${string}`>;
  set: { answer: string } | { hiddenFor: HidingReason | null };
};

/** Changes what the owner may change, and nothing of what the buyer wrote. */
function changeReview(shop: OwnerShop, { id, version }: Seen, { action, set }: Change): Changed {
  return inRecordedTransaction(shop, async (shop) => {
    const [found] = await shop.db
      .select({
        answer: reviews.answer,
        hiddenFor: reviews.hiddenFor,
        version: reviews.version,
      })
      .from(reviews)
      .where(eq(reviews.id, id))
      .for('update');
    if (!found) return refuse({ code: 'review-not-found' });
    const { version: current, ...before } = found;
    const after = { ...before, ...set };
    if (JSON.stringify(after) === JSON.stringify(before)) return done(nothingChanged);
    if (current !== version) return refuse({ code: 'changed-since' });
    await shop.db
      .update(reviews)
      .set({ ...set, version: sql`${reviews.version} + 1` })
      .where(and(eq(reviews.id, id), eq(reviews.version, version)));
    const subject = { kind: 'review', id } as const;
    return done(await recordAudit(shop, { action, subject, before, after }));
  });
}
