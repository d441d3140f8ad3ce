import { expect, test } from 'vitest';

type PageRoute = { shouldRevalidate?: (args: object) => boolean };

const pages: Record<string, () => Promise<unknown>> = {
  'a message': () => import('#admin/messages/message.route.tsx'),
  'a received message': () => import('#admin/inbox/contact-message.route.tsx'),
  'a new order': () => import('#admin/order-entry/new-order.route.tsx'),
  'an order that is edited': () => import('#admin/order-entry/edit-order.route.tsx'),
  'an order': () => import('#admin/order/order.route.tsx'),
  'a customer': () => import('#admin/customers/customer.route.tsx'),
  'a review': () => import('#admin/reviews/review.route.tsx'),
  "a courier's list": () => import('#admin/remittances/remittance.route.tsx'),
  'the stock of a product': () => import('#admin/products/ledger/ledger.route.tsx'),
};

test.each(Object.entries(pages))(
  'the page of %s shows what has changed since, once its form was refused for that',
  async (_of, load) => {
    const { shouldRevalidate } = (await load()) as PageRoute;
    expect(shouldRevalidate?.({ actionStatus: 409, defaultShouldRevalidate: false })).toBe(true);
  },
);
