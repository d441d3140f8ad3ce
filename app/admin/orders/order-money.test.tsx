import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { NextStepButton } from './next-step.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotices } from './order-notices.tsx';
import { unfiltered } from './orders-address.ts';
import { RefundForm } from './refund-form.tsx';

async function anOrderSeen(placed: Parameters<typeof anOrder>[1] = {}) {
  const shop = await anOwner(await openTestShop());
  const product = await aProduct(shop, { stock: 10, priceLkr: 1000 });
  const { id } = await anOrder(shop, { lines: [{ product, quantity: 3 }], ...placed });
  const see = async () => {
    const order = await findOrder(shop, id);
    if (!order) throw new Error('The order is gone.');
    return order;
  };
  return { shop, id, product, see };
}

function textOf(element: ReactElement): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

const open = (order: Order) => ({ order, shown: unfiltered, formKey: 'k', done: 0 });
const buttons = (order: Order) => textOf(<NextStepButton {...open(order)} />);
const notices = (order: Order, held: Record<string, number>) =>
  textOf(<OrderNotices order={order} held={held} refusedCount={0} />);

test('only money that is due can be received by one press, by hand or by transfer', async () => {
  const cases = [
    [{ status: 'shipped' }, 'Delivered and paid'],
    [{ status: 'delivered', paymentStatus: 'refunded' }, undefined],
    [{ status: 'delivered', paymentStatus: 'paid' }, undefined],
    [{ paymentMethod: 'bank_transfer', paymentStatus: 'failed' }, 'Money received'],
    [{ paymentMethod: 'bank_transfer', paymentStatus: 'paid' }, undefined],
    [{ paymentMethod: 'bank_transfer', paymentStatus: 'failed', status: 'cancelled' }, undefined],
  ] as const;
  for (const [placed, button] of cases) {
    const { see } = await anOrderSeen(placed);
    const offered = /Delivered and paid|Money received/.exec(buttons(await see()))?.[0];
    expect(offered, JSON.stringify(placed)).toBe(button);
  }
});

test('an order that was paid in part says what was received and what is to collect', async () => {
  const { see, product } = await anOrderSeen({ receivedLkr: 1000 });
  const order = await see();
  expect(textOf(<OrderItems order={order} />)).toMatch(
    /Total .*₨ 3,000 Received ₨ 1,000 To collect .*₨ 2,000/,
  );
  expect(notices(order, { [product.id]: 3 })).toContain('2,000 is still due');
});

test('an order that was paid too much says so until it went back', async () => {
  const { see, product } = await anOrderSeen({ receivedLkr: 4000, paymentStatus: 'paid' });
  expect(notices(await see(), { [product.id]: 3 })).toMatch(/Refund due: .*1,000 back/);
  const { see: later, product: other } = await anOrderSeen({
    receivedLkr: 4000,
    refundedLkr: 1000,
    paymentStatus: 'paid',
  });
  expect(notices(await later(), { [other.id]: 3 })).toBe('');
});

test('what an order lacks is said while it lacks it, and not of one that is cancelled', async () => {
  const { shop, id, product, see } = await anOrderSeen();
  expect(notices(await see(), { [product.id]: 1 })).toMatch(/Missing: .*2 × Herbal balm/);
  expect(notices(await see(), { [product.id]: 3 })).toBe('');
  await changeOrderStatus(shop, { orderId: id, status: 'cancelled' });
  expect(notices(await see(), {})).toBe('');
});

test('a refund asks for the units of each product that the order still holds', async () => {
  const { see, product } = await anOrderSeen({ paymentStatus: 'paid' });
  const form = async (held: Record<string, number>) =>
    textOf(<RefundForm {...open(await see())} held={held} payments={[]} />);
  expect(await form({ [product.id]: 2 })).toMatch(/Put back into stock .*Herbal balm .*at most 2/);
  expect(await form({})).not.toContain('Put back into stock');
});
