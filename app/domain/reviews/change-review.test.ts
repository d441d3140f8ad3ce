import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { aReview, typedReview } from '#test/reviews.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import {
  answerReview,
  hideReview,
  putReviewOnHome,
  showReview,
  takeReviewOffHome,
} from './change-review.server.ts';
import { eraseReviewers } from './erase-reviewers.server.ts';
import { hasHomeReviews, listHomeReviews } from './list-home-reviews.server.ts';
import { listReviews } from './list-reviews.server.ts';
import { findReview, listReviewsForOwner } from './list-reviews-for-owner.server.ts';
import { changeSchema } from './review-schema.server.ts';

test('answering, hiding and showing a review is recorded each time, and keeps its words', async () => {
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

test('the second of two admins who answer a review is refused, and the same answer again changes nothing', async () => {
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

test('an answer that was not shown in the form is not replaced, although the page was loaded again since', async () => {
  const owner = await anOwner(await openTestShop());
  const { id } = (await aReview(owner)).review;
  await answerReview(owner, { id, version: 1 }, 'Thank you,\r\nNimal.');
  const save = (shownAnswer: string, answer = 'Sorry.') =>
    answerReview(owner, { id, version: 2, shownAnswer }, answer);
  expect(await save('')).toEqual({ ok: false, refusal: { code: 'changed-since' } });
  expect(await save('', 'Thank you,\r\nNimal.')).toMatchObject({ ok: true });
  expect((await findReview(owner, id))?.answer).toBe('Thank you,\r\nNimal.');
  expect(await save('Thank you,\nNimal.')).toMatchObject({ ok: true });
});

test('the owner can list all reviews, or only the hidden reviews', async () => {
  const owner = await anOwner(await openTestShop());
  const { review } = await aReview(owner);
  await aReview(owner);
  await hideReview(owner, { id: review.id, version: 1 }, 'abuse');
  expect((await listReviewsForOwner(owner)).counts).toEqual({ all: 2, shown: 1, hidden: 1 });
  expect(await listReviewsForOwner(owner, { state: 'hidden', page: 9 })).toMatchObject({
    reviews: [{ id: review.id, hidingReason: 'abuse' }],
    page: 1,
  });
  expect(await findReview(owner, review.id)).toMatchObject({ words: typedReview.words });
});

test('the home page shows the three reviews chosen last, without those that are taken off, hidden or erased', async () => {
  const owner = await anOwner(await openTestShop());
  const chosen: { id: string; orderId: string }[] = [];
  for (let count = 1; count <= 4; count += 1) {
    const { review, orderId } = await aReview(owner, { words: `Story ${count}` });
    owner.now = () => new Date(`2026-11-2${count}T04:00:00Z`);
    expect(await putReviewOnHome(owner, { id: review.id, version: 1 })).toMatchObject({ ok: true });
    chosen.push({ id: review.id, orderId });
  }
  const listShown = async () => (await listHomeReviews(owner)).map(({ words }) => words);
  expect(await listShown()).toEqual(['Story 4', 'Story 3', 'Story 2']);

  const [one, two, three, four] = chosen;
  if (!(one && two && three && four)) throw new Error('Four were chosen.');
  await hideReview(owner, { id: four.id, version: 2 }, 'abuse');
  await eraseReviewers(owner, [three.orderId]);
  await takeReviewOffHome(owner, { id: two.id, version: 2 });
  expect(await listShown()).toEqual(['Story 1']);
  for (const [id, version] of [
    [four.id, 3],
    [three.id, 3],
  ] as const) {
    expect(await putReviewOnHome(owner, { id, version })).toMatchObject({
      refusal: { code: 'nothing-to-show' },
    });
  }
  await takeReviewOffHome(owner, { id: one.id, version: 2 });
  expect(await hasHomeReviews(owner)).toBe(false);
});

test('a review is hidden only for a listed reason', () => {
  const hide = { intent: 'hide', version: '1' };
  expect(changeSchema.safeParse({ ...hide, reason: 'abuse' }).success).toBe(true);
  for (const reason of ['', 'bad-opinion', undefined]) {
    expect(changeSchema.safeParse({ ...hide, reason }).success).toBe(false);
  }
});
