import { expect, test } from 'vitest';
import type { OrderPageData } from '#admin/order/forms/order-form.tsx';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { anOrder } from '#test/order.ts';
import { renderOrderPart } from '#test/order-page.tsx';
import { openTestShop } from '#test/shop.ts';
import { CancelRequestPanel, ProblemPanel } from './customer-requests.tsx';

async function anOrderToShow() {
  const shop = await openTestShop();
  const order = await findOrder(shop, (await anOrder(shop)).id);
  if (!order) throw new Error('The order is missing.');
  return order;
}

const at = new Date('2026-11-21T03:30:00Z');
const settled = { kind: 'damaged', words: '', createdAt: at, settledAt: at, pictures: [] } as const;

test('an answer to a problem that another admin has settled in the meantime is shown with the refusal', async () => {
  const order = await anOrderToShow();
  const part = (page: OrderPageData) => (
    <ProblemPanel
      {...page}
      problem={{ ...settled, pictures: [], answer: 'A new bottle leaves.' }}
    />
  );
  expect(renderOrderPart(order, part)).not.toContain('<textarea');

  const values = { answer: 'We refund the broken one.' };
  const html = renderOrderPart(order, part, { step: 'problem', code: 'no-open-problem', values });

  expect(html).toContain('A new bottle leaves.');
  expect(html).toContain('Another admin has just settled this problem.');
  expect(html).toMatch(/<textarea[^>]*>We refund the broken one\.<\/textarea>/);
});

const over: (CancelRequest | undefined)[] = [
  { state: 'withdrawn' },
  { state: 'accepted' },
  { state: 'declined', reason: 'packed', words: 'It leaves at noon.' },
  undefined,
];

test.each(over)(
  'an answer to a request to cancel that is %j by then is shown with the refusal',
  async (request) => {
    const order = await anOrderToShow();
    const part = (page: OrderPageData) => <CancelRequestPanel {...page} request={request} />;
    expect(renderOrderPart(order, part)).not.toContain('<form');

    const refusal = { code: 'no-open-request' };
    const values = { reason: 'other', words: 'The courier has it.' };
    const declined = renderOrderPart(order, part, { step: 'decline-cancel', ...refusal, values });
    expect(declined).toContain('Nothing waits for an answer any more');
    expect(declined).toMatch(/<textarea[^>]*>The courier has it\.<\/textarea>/);
    expect(declined).not.toContain('Cancel the order');

    const accepted = renderOrderPart(order, part, { step: 'accept-cancel', ...refusal });
    expect(accepted).toContain('Nothing waits for an answer any more');
  },
);
