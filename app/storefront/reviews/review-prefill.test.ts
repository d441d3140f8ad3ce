import { expect, test } from 'vitest';
import { reviewSchema } from '#domain/reviews/review-schema.server.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { aDeliveredLine, typedReview } from '#test/reviews.ts';
import { openTestShop } from '#test/shop.ts';
import type { Route } from './+types/review.route';
import { loader } from './review.route.tsx';

test('first name and town of the order are filled in so that the form accepts them, however long they are', async () => {
  const shop = await openTestShop();
  const city = 'Near the temple, Pannipitiya Road, Battaramulla South, Sri Jayawardenepura Kotte';
  const customerName = `${'වික්‍රමසිංහ'.repeat(6)} Silva`;
  const params = await aDeliveredLine(shop, { city, customerName });
  const path = `/order-success/${params.orderId}/review/${params.productId}`;
  const { args } = await visitArgs(shop, { path });

  const page = await loader({ ...args, params } as unknown as Route.LoaderArgs);

  const { initialValues } = 'data' in page ? page.data : page;
  expect(city).toContain(initialValues?.town);
  expect(
    reviewSchema.safeParse({ ...typedReview, ...initialValues }).error?.issues,
  ).toBeUndefined();
});
