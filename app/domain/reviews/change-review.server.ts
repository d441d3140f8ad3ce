import { and, eq, sql } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit/audit-entry.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import {
  inRecordedTransaction,
  nothingChanged,
  okRecorded,
} from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { HidingReason } from './review.ts';
import { reviews } from './tables.server.ts';

export type ChangeReviewRefusal =
  | { code: 'review-not-found' }
  | { code: 'changed-since' }
  | { code: 'nothing-to-show' };
type ChangeOutcome = Promise<Result<undefined, ChangeReviewRefusal>>;

/** The version of the review that the admin saw. A change is refused if the review has another version. */
type ReviewVersion = { id: string; version: number };

/**
 * Sets the shop's answer to a review; an empty answer deletes it. Refuses to replace another answer than `shownAnswer`, which
 * the form opened with: the page may have a newer version of the review than its form.
 */
export function answerReview(
  shop: AdminShop,
  { shownAnswer, ...seen }: ReviewVersion & { shownAnswer?: string | undefined },
  answer: string,
): ChangeOutcome {
  return changeReview(shop, seen, { action: 'review-answered', set: { answer }, shownAnswer });
}

/**
 * Hides the words, name and town of a review from the shop and its home page. Its stars still count.
 */
export function hideReview(
  shop: AdminShop,
  seen: ReviewVersion,
  reason: HidingReason,
): ChangeOutcome {
  return changeReview(shop, seen, {
    action: 'review-hidden',
    set: { hiddenFor: reason, isOnHome: false },
  });
}

export function showReview(shop: AdminShop, seen: ReviewVersion): ChangeOutcome {
  return changeReview(shop, seen, { action: 'review-shown', set: { hiddenFor: null } });
}

/**
 * Chooses a review, which must have words, as a testimonial for the home page. The three chosen last are shown.
 */
export function putReviewOnHome(shop: AdminShop, seen: ReviewVersion): ChangeOutcome {
  return changeReview(shop, seen, { action: 'review-put-on-home', set: { isOnHome: true } });
}

export function takeReviewOffHome(shop: AdminShop, seen: ReviewVersion): ChangeOutcome {
  return changeReview(shop, seen, { action: 'review-taken-off-home', set: { isOnHome: false } });
}

/** The fields that an admin sets and the activity log records. */
export type OwnersReviewFields = {
  answer: string;
  /** The reason to hide the review, under its name in older entries of the log. */
  hiddenFor: HidingReason | null;
  isOnHome: boolean;
};

type Change = {
  action: Extract<AuditAction, `review-${string}`>;
  set: Partial<OwnersReviewFields>;
  shownAnswer?: string | undefined;
};

/** Changes the owner's fields of a review, never the buyer's fields. */
function changeReview(
  shop: AdminShop,
  { id, version }: ReviewVersion,
  { action, set, shownAnswer }: Change,
): ChangeOutcome {
  return inRecordedTransaction(shop, async (shop) => {
    const found = await lockReview(shop, id);
    if (!found) return refuse({ code: 'review-not-found' });
    const { before } = found;
    const after = { ...before, ...set };
    if (JSON.stringify(after) === JSON.stringify(before)) return okRecorded(nothingChanged);
    if (isOutdated(found, { version, shownAnswer })) return refuse({ code: 'changed-since' });
    const { answer, hiddenFor: hidingReason, isOnHome } = after;
    const hasNothingToShow = found.words === '' || hidingReason !== null;
    if (isOnHome && hasNothingToShow) return refuse({ code: 'nothing-to-show' });
    await shop.db
      .update(reviews)
      .set({
        answer,
        hidingReason,
        onHomeSince: chosenAt(shop, isOnHome, found.onHomeSince),
        version: sql`${reviews.version} + 1`,
      })
      .where(and(eq(reviews.id, id), eq(reviews.version, version)));
    const subject = { kind: 'review', id } as const;
    return okRecorded(await recordAudit(shop, { action, subject, before, after }));
  });
}

/** Compares answers without regard to line endings, which differ between browsers. */
function isOutdated(
  { version, answer }: { version: number; answer: string },
  seen: { version: number; shownAnswer: string | undefined },
): boolean {
  const { shownAnswer = answer } = seen;
  const [stored, shown] = [answer, shownAnswer].map((text) => text.replaceAll('\r\n', '\n'));
  return version !== seen.version || stored !== shown;
}

function chosenAt(shop: AdminShop, isOnHome: boolean, before: Date | null): Date | null {
  return isOnHome ? (before ?? shop.now()) : null;
}

async function lockReview(shop: AdminShop, id: string) {
  const { answer, hidingReason, words, onHomeSince, version } = reviews;
  const [found] = await shop.db
    .select({ answer, hidingReason, words, onHomeSince, version })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('update');
  const before = found && {
    answer: found.answer,
    hiddenFor: found.hidingReason,
    isOnHome: found.onHomeSince !== null,
  };
  return before && { ...found, before };
}
