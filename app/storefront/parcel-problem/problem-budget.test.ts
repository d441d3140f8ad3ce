import { expect, test } from 'vitest';
import { budgets } from '#domain/limits/budgets.ts';
import { findProblem } from '#domain/problems/find-problem.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { aDeliveredOrder } from '#test/parcel-problems.ts';
import type { TestShop } from '#test/shop.ts';
import { uploadBody, uploadType } from '#test/upload.ts';
import { action } from './problem.route.tsx';

const values = { kind: 'damaged', words: 'Two bottles leaked.' };

/** Posts a report from one IP address; returns the response to it. */
async function report(shop: TestShop, orderId: string) {
  const path = `/order-success/${orderId}/problem`;
  const { args } = await visitArgs(shop, { path });
  const body = uploadBody(Object.entries(values).map(([name, content]) => ({ name, content })));
  const headers = { 'Content-Type': uploadType };
  const request = new Request(args.url, { method: 'POST', headers, body: new Uint8Array(body) });
  return action({ ...args, request, params: { orderId } } as never).catch((thrown) => thrown);
}

test('reports from one IP address are refused once its attempts are used up, with the time to wait and what was typed', async () => {
  const shop = await openSellingShop();
  const { orderId } = await aDeliveredOrder(shop);
  const { attempts } = budgets['problem:address'];
  for (let count = 0; count < attempts; count += 1) {
    expect(await report(shop, crypto.randomUUID())).toMatchObject({ init: { status: 404 } });
  }
  const refusal = { code: 'too-many-attempts', minutes: 60 };
  expect(await report(shop, orderId)).toMatchObject({
    data: { refusal, values },
    init: { status: 429 },
  });
});

test('a report about an order that was set back in the meantime is not sent, and what was typed stays', async () => {
  const shop = await openSellingShop();
  const { id } = await anOrder(shop, { status: 'shipped' });
  expect(await report(shop, id)).toMatchObject({
    data: { refusal: { code: 'not-delivered' }, values },
    init: { status: 409 },
  });
  expect(await findProblem(shop, id)).toBeUndefined();
});
