import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { retentionDays } from '#domain/kernel/retention.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { aReview, typedReview } from '#test/reviews.ts';
import { aCustomer, anOwner, openTestShop } from '#test/shop.ts';
import { answerReview, hideReview } from './change-review.server.ts';
import { collectReviewsOf } from './collect-reviews-of.server.ts';
import { eraseReviewers, sweepReviewNames } from './erase-reviewers.server.ts';
import { listReviews } from './list-reviews.server.ts';

test('erasing a person removes the words, name, town and answer of a review, even from the log, but not the stars', async () => {
  const owner = await anOwner(await openTestShop());
  const { review, orderId, productId } = await aReview(owner, { isNameShown: 'on' });
  await answerReview(owner, { id: review.id, version: 1 }, 'Thank you, Nimal.');

  await eraseReviewers(owner, [orderId]);

  const { reviews: remaining } = await listReviews(owner, productId);
  expect(remaining).toMatchObject([{ stars: 4, words: '', firstName: '', town: '', answer: '' }]);
  expect((await findProduct(owner, productId))?.reviewTotals).toEqual({ count: 1, stars: 4 });
  expect(JSON.stringify(await listAudit(owner))).not.toContain('Nimal.');
});

test('the customer’s copy of their data has only their own reviews, and the reason for hiding a review', async () => {
  const owner = await anOwner(await openTestShop());
  const { userId } = (await aCustomer(owner)).actor;
  const { review, orderId } = await aReview(owner);
  await aReview(owner);
  await owner.db.update(orders).set({ userId }).where(eq(orders.id, orderId));
  await hideReview(owner, { id: review.id, version: 1 }, 'personal-data');
  expect(await collectReviewsOf(owner, userId)).toMatchObject([
    { orderId, words: typedReview.words, hiddenFor: 'personal-data' },
  ]);
});

test('name and town are removed after their retention', async () => {
  const shop = await openTestShop();
  const { productId } = await aReview(shop, { isNameShown: 'on' });
  const namesOf = async () => (await listReviews(shop, productId)).reviews;
  const dayMs = 24 * 60 * 60 * 1000;
  shop.clock.at = new Date(shop.clock.at.getTime() + retentionDays.reviewNames * dayMs);
  await sweepReviewNames(shop);
  expect(await namesOf()).toMatchObject([{ firstName: 'Nimal', town: 'Galle' }]);
  shop.clock.at = new Date(shop.clock.at.getTime() + 1);
  await sweepReviewNames(shop);
  expect(await namesOf()).toMatchObject([{ firstName: '', town: '', words: typedReview.words }]);
});
