import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { inTransaction } from '#domain/kernel/shop.server.ts';
import { lockOrder } from '#domain/orders/lock-order.server.ts';
import { orderLines, orders } from '#domain/orders/tables.server.ts';
import { waitForBlockedTransaction } from '#test/blocked-transaction.ts';
import { aDeliveredLine, aReview, aReviewForm, typedReview } from '#test/reviews.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { hideReview } from './change-review.server.ts';
import { listReviewableLines } from './list-reviewable-lines.server.ts';
import { listReviews } from './list-reviews.server.ts';
import { averageStars, canBeReviewed } from './review.ts';
import { reviewSchema } from './review-schema.server.ts';
import { reviews } from './tables.server.ts';
import { writeReview } from './write-review.server.ts';

test('fifty concurrent requests write one review of a delivered line, which counts once in the average', async () => {
  const shop = await openTestShop();
  const line = await aDeliveredLine(shop);

  const results = await Promise.all(
    Array.from({ length: 50 }, () => writeReview(shop, line, aReviewForm())),
  );

  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((result) => !result.ok)).toEqual(
    Array(49).fill({ ok: false, refusal: { code: 'already-written' } }),
  );
  expect(await shop.db.$count(reviews)).toBe(1);
  expect((await findProduct(shop, line.productId))?.reviewTotals).toEqual({ count: 1, stars: 4 });
});

test('a review is refused for a line that was not bought, not delivered, or fully refunded or returned', async () => {
  const shop = await openTestShop();
  const { orderId, productId } = await aDeliveredLine(shop);
  const otherProduct = await aProduct(shop);
  const returnedLine = await aDeliveredLine(shop);
  await shop.db
    .update(orderLines)
    .set({ returned: 2 })
    .where(eq(orderLines.orderId, returnedLine.orderId));
  const lines = [
    { orderId, productId: otherProduct.id },
    { orderId: crypto.randomUUID(), productId },
    { orderId: 'no-id', productId },
    await aDeliveredLine(shop, { status: 'pending' }),
    await aDeliveredLine(shop, { status: 'shipped' }),
    await aDeliveredLine(shop, { status: 'cancelled' }),
    await aDeliveredLine(shop, { paymentStatus: 'refunded' }),
    returnedLine,
  ];

  for (const line of lines) {
    expect(await writeReview(shop, line, aReviewForm())).toEqual({
      ok: false,
      refusal: { code: 'not-reviewable' },
    });
  }
  expect(await shop.db.$count(reviews)).toBe(0);
});

test('a review at the moment at which its line is returned with a refund is refused', async () => {
  const shop = await openTestShop();
  const line = await aDeliveredLine(shop);
  const results: { written?: ReturnType<typeof writeReview> } = {};

  await inTransaction(shop, async (inside) => {
    await lockOrder(inside, line.orderId);
    results.written ??= writeReview(shop, line, aReviewForm());
    results.written.catch(() => {});
    await waitForBlockedTransaction(inside);
    const isOfLine = eq(orderLines.orderId, line.orderId);
    await inside.db.update(orderLines).set({ returned: 2 }).where(isOfLine);
    return ok();
  });

  expect(await results.written).toEqual({ ok: false, refusal: { code: 'not-reviewable' } });
  expect(await shop.db.$count(reviews)).toBe(0);
});

test('a review is refused for an order whose personal data were erased, because nothing would erase its words later', async () => {
  const shop = await openTestShop();
  const line = await aDeliveredLine(shop);
  const order = { status: 'delivered', paymentStatus: 'paid' } as const;
  const lineState = { quantity: 2, returned: 0 };
  expect(canBeReviewed({ ...order, personRemovedAt: null }, lineState)).toBe(true);
  const removed = { personRemovedAt: shop.now() };
  expect(canBeReviewed({ ...order, ...removed }, lineState)).toBe(false);
  await shop.db.update(orders).set(removed).where(eq(orders.id, line.orderId));
  expect(await listReviewableLines(shop, line.orderId)).toEqual([]);
  expect(await writeReview(shop, line, aReviewForm())).toMatchObject({
    refusal: { code: 'not-reviewable' },
  });
});

test('the average of a product includes its hidden reviews', async () => {
  const shop = await openTestShop();
  const owner = await anOwner(shop);
  const product = await aProduct(shop, { stock: 100 });
  const givenStars = [5, 1, 4, 4, 2, 5, 3];
  for (const stars of givenStars) {
    const line = await aDeliveredLine(shop, { lines: [{ product, quantity: 1 }] });
    await writeReview(shop, line, aReviewForm({ stars: `${stars}` }));
  }
  const { reviews: shown } = await listReviews(shop, product.id);
  for (const { id, stars } of shown) {
    if (stars < 3) await hideReview(owner, { id, version: 1 }, 'abuse');
  }

  const found = await findProduct(shop, product.id);
  const mean = givenStars.reduce((sum, stars) => sum + stars, 0) / givenStars.length;
  expect(found?.reviewTotals.count).toBe(givenStars.length);
  expect(averageStars(found?.reviewTotals ?? { count: 0, stars: 0 })).toBe(mean.toFixed(1));
  expect(await listReviews(shop, product.id)).toMatchObject({ hidden: 2, pages: 1 });
});

test('name and town are kept only if the reviewer agreed', async () => {
  const shop = await openTestShop();
  const unnamed = await aReview(shop);
  const named = await aReview(shop, { isNameShown: 'on' });
  expect(unnamed.review).toMatchObject({ firstName: '', town: '', stars: 4 });
  expect(named.review).toMatchObject({ firstName: 'Nimal', town: 'Galle' });
});

test('a review requires one to five stars, and its words are optional and at most a thousand characters', () => {
  const problems = (overrides: Record<string, string | undefined>) => {
    const read = reviewSchema.safeParse({ ...typedReview, ...overrides });
    return read.success ? [] : read.error.issues.map(({ path, message }) => [path[0], message]);
  };
  expect(problems({ words: '' })).toEqual([]);
  for (const stars of [undefined, '0', '6', '4.5']) {
    expect(problems({ stars })).toEqual([['stars', 'required']]);
  }
  expect(problems({ words: 'ක'.repeat(1001) })).toEqual([['words', 'too-long']]);
});

test('reviews are listed newest first, ten on a page', async () => {
  const shop = await openTestShop();
  const product = await aProduct(shop, { stock: 100 });
  for (let turn = 0; turn < 11; turn += 1) {
    shop.clock.at = new Date(shop.clock.at.getTime() + 1000);
    const line = await aDeliveredLine(shop, { lines: [{ product, quantity: 1 }] });
    await writeReview(shop, line, aReviewForm({ words: `${turn}` }));
  }
  const first = await listReviews(shop, product.id);
  expect(first).toMatchObject({ page: 1, pages: 2 });
  expect(first.reviews.map(({ words }) => words)).toEqual([
    '10',
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
    '1',
  ]);
  expect(await listReviews(shop, product.id, { page: 9 })).toMatchObject({
    page: 2,
    reviews: [{ words: '0' }],
  });
});

test('only the lines of a delivered order can be reviewed, and each is listed with its review', async () => {
  const shop = await openTestShop();
  const { orderId, productId } = await aReview(shop);
  expect(await listReviewableLines(shop, orderId)).toMatchObject([
    { productId, review: { stars: 4, words: typedReview.words } },
  ]);
  await shop.db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, orderId));
  expect(await listReviewableLines(shop, orderId)).toEqual([]);
});
