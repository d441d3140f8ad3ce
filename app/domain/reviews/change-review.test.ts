import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { aReview, typedReview } from '#test/reviews.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { answerReview, hideReview, showReview } from './change-review.server.ts';
import { listReviews } from './list-reviews.server.ts';
import { findReview, listReviewsForOwner } from './list-reviews-for-owner.server.ts';
import { changeSchema } from './review-schema.server.ts';

test('the owner answers, hides for a reason and shows again; the log tells, the words stay', async () => {
  const owner = await anOwner(await openTestShop());
  const { review, productId } = await aReview(owner);
  const { id } = review;

  await answerReview(owner, { id, version: 1 }, 'Thank you, Nimal.');
  await hideReview(owner, { id, version: 2 }, 'health-claim');
  expect((await listReviews(owner, productId)).reviews).toEqual([]);
  await showReview(owner, { id, version: 3 });

  expect((await listReviews(owner, productId)).reviews).toMatchObject([
    { words: typedReview.words, answer: 'Thank you, Nimal.' },
  ]);
  const { entries } = await listAudit(owner, { subject: { kind: 'review', id } });
  expect(entries).toMatchObject([
    { action: 'review-shown', before: { hiddenFor: 'health-claim' }, after: { hiddenFor: null } },
    { action: 'review-hidden', after: { hiddenFor: 'health-claim' } },
    { action: 'review-answered', before: { answer: '' }, after: { answer: 'Thank you, Nimal.' } },
  ]);
});

test('of two admins who answer the same review the second is told; the same press twice is no change', async () => {
  const owner = await anOwner(await openTestShop());
  const { id } = (await aReview(owner)).review;
  await answerReview(owner, { id, version: 1 }, 'Thank you.');
  expect(await answerReview(owner, { id, version: 1 }, 'Sorry.')).toMatchObject({
    refusal: { code: 'changed-since' },
  });
  expect(await answerReview(owner, { id, version: 1 }, 'Thank you.')).toMatchObject({ ok: true });
  expect(await hideReview(owner, { id: crypto.randomUUID(), version: 1 }, 'abuse')).toMatchObject({
    refusal: { code: 'review-not-found' },
  });
  expect((await listAudit(owner)).entries).toHaveLength(1);
});

test('the owner sees every review, and those that are hidden', async () => {
  const owner = await anOwner(await openTestShop());
  const { review } = await aReview(owner);
  await aReview(owner);
  await hideReview(owner, { id: review.id, version: 1 }, 'abuse');
  expect((await listReviewsForOwner(owner)).counts).toEqual({ all: 2, shown: 1, hidden: 1 });
  expect(await listReviewsForOwner(owner, { state: 'hidden', page: 9 })).toMatchObject({
    reviews: [{ id: review.id, hiddenFor: 'abuse' }],
    page: 1,
  });
  expect(await findReview(owner, review.id)).toMatchObject({ words: typedReview.words });
});

test('a review is hidden only for a listed reason', () => {
  const hide = { intent: 'hide', version: '1' };
  expect(changeSchema.safeParse({ ...hide, reason: 'abuse' }).success).toBe(true);
  for (const reason of ['', 'bad-opinion', undefined]) {
    expect(changeSchema.safeParse({ ...hide, reason }).success).toBe(false);
  }
});
