import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { daysLater } from '#domain/kernel/colombo-time.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aDeliveredOrder } from '#test/parcel-problems.ts';
import { ConfirmationHead } from './confirmation-head.tsx';
import { loadConfirmation } from './load-confirmation.server.ts';

test('the page of a delivered order asks for a report of damage only while a problem can be reported', async () => {
  const shop = await openSellingShop();
  const { orderId } = await aDeliveredOrder(shop);
  const head = async () => {
    const request = { orderId, language: 'en', isDemo: false, channels: [] } as const;
    const confirmation = await loadConfirmation(shop, request);
    if (!confirmation.order) throw new Error('The order is gone.');
    const element = <ConfirmationHead {...confirmation} wasJustPlaced={false} />;
    const routes = [{ path: '*', element }];
    return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes)} />);
  };
  expect(await head()).toContain('please tell us within 7 days');

  shop.clock.at = daysLater(shop.now(), 30);

  expect(await head()).toContain('Thank you for ordering from us.');
  expect(await head()).not.toMatch(/within 7 days|දින 7ක්/);
});
