import { createElement } from 'react';
import { expect, test } from 'vitest';
import { visitArgs } from '#test/checkout-visit.ts';
import { htmlOf } from '#test/rendered.ts';
import { aDeliveredLine, typedReview } from '#test/reviews.ts';
import { openTestShop } from '#test/shop.ts';
import type { Route } from './+types/review.route';
import ReviewRoute, { action, loader } from './review.route.tsx';

/** Posts the form of the review, and returns the page that a browser without scripts then shows. */
async function post(form: Record<string, string>, order: Parameters<typeof aDeliveredLine>[1]) {
  const shop = await openTestShop();
  const params = await aDeliveredLine(shop, order);
  const path = `/order-success/${params.orderId}/review/${params.productId}`;
  const { args } = await visitArgs(shop, { path, form });
  const answer = await action({ ...args, params } as unknown as Route.ActionArgs);
  const loaded = await loader({ ...args, params } as unknown as Route.LoaderArgs);
  const props = { actionData: answer.data, loaderData: 'data' in loaded ? loaded.data : loaded };
  return {
    status: answer.init?.status,
    page: htmlOf(createElement(ReviewRoute, props as unknown as Route.ComponentProps)),
  };
}

test('a review of an order that was set back in the meantime is not published, and the page keeps what was written', async () => {
  const { status, page } = await post(typedReview, { status: 'shipped' });
  expect(status).toBe(404);
  expect(page).toContain('Your review was not published');
  expect(page).toContain(typedReview.words);
  expect(page).toMatch(/checked="" value="4"/);
});

test('a review without stars keeps what was written too', async () => {
  const { page } = await post({ ...typedReview, stars: '' }, { status: 'shipped' });
  expect(page).toContain(typedReview.words);
  expect(page).toContain('Please choose one to five stars.');
});
