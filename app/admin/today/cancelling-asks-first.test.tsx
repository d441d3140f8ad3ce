import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { OrderPageData } from '#admin/order/forms/order-form.tsx';
import { CancelRequestPanel } from '#admin/order/requests/customer-requests.tsx';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { anOrder } from '#test/order.ts';
import { renderOrderPart } from '#test/order-page.tsx';
import { htmlOf } from '#test/rendered.ts';
import { openTestShop } from '#test/shop.ts';
import { OverdueList } from './order-lists.tsx';
import { CancelList } from './request-lists.tsx';

const row = { orderId: 'one', orderNumber: 'ORD-1-1', customerName: 'Dilani', city: 'Matara' };

async function requestOnOrderPage(): Promise<string> {
  const shop = await openTestShop();
  const order = await findOrder(shop, (await anOrder(shop)).id);
  if (!order) throw new Error('The order is missing.');
  const request = { state: 'waiting', since: shop.now(), words: '' } as const;
  return renderOrderPart(order, (page: OrderPageData) => (
    <CancelRequestPanel {...page} request={request} />
  ));
}

const htmlOfPart = (part: ReactElement) => Promise.resolve(htmlOf(part));

test.each<[string, () => Promise<string>]>([
  [
    'a request to cancel on Today',
    () =>
      htmlOfPart(
        <CancelList cancels={{ count: 1, listed: [{ ...row, totalLkr: 7950, words: '' }] }} />,
      ),
  ],
  [
    'a transfer that did not come',
    () =>
      htmlOfPart(
        <OverdueList
          overdue={{ count: 1, listed: [{ ...row, dueLkr: 7950, placedOn: '21/11/2026' }] }}
        />,
      ),
  ],
  ['a request to cancel on the page of its order', requestOnOrderPage],
])('%s cancels the order only after a question', async (_where, htmlOfCase) => {
  const html = await htmlOfCase();
  const opened = html.match(/<details>.*?<\/details>/gs) ?? [];
  expect(opened.join()).toMatch(/Cancel this order\?.*<button[^>]*type="submit"/s);
  const atOnce = opened.reduce((rest, details) => rest.replace(details, ''), html);
  expect(atOnce).not.toMatch(/<button[^>]*button-danger/);
});
