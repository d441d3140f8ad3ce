import { expect, test } from 'vitest';
import { budgets } from '#domain/limits/budgets.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findProblem } from '#domain/problems/find-problem.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { visitArgs } from '#test/checkout-visit.ts';
import { anOrder } from '#test/order.ts';
import { aDeliveredOrder } from '#test/parcel-problems.ts';
import type { TestShop } from '#test/shop.ts';
import { uploadBody, uploadType } from '#test/upload.ts';
import { action } from './problem.route.tsx';

const values = { kind: 'damaged', words: 'Two bottles leaked.' };

/** Posts a report from one IP address, whose body arrives after `duringUpload`. Returns the response to it. */
async function report(
  shop: TestShop,
  orderId: string,
  duringUpload: () => Promise<unknown> = async () => undefined,
) {
  const path = `/order-success/${orderId}/problem`;
  const { args } = await visitArgs(shop, { path });
  const body = uploadBody(Object.entries(values).map(([name, content]) => ({ name, content })));
  const headers = { 'Content-Type': uploadType };
  const stream = new ReadableStream({
    pull: async (controller) => {
      await duringUpload();
      controller.enqueue(new Uint8Array(body));
      controller.close();
    },
  });
  const upload = { method: 'POST', headers, body: stream, duplex: 'half' } as const;
  const request = new Request(args.url, upload);
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

test('a report that comes after its last day is not sent, and what was typed stays', async () => {
  const shop = await openSellingShop();
  const { orderId } = await aDeliveredOrder(shop);
  shop.clock.at = new Date(shop.clock.at.getTime() + 8 * 24 * 60 * 60 * 1000);
  expect(await report(shop, orderId)).toMatchObject({
    data: { refusal: { code: 'late' }, values },
    init: { status: 409 },
  });
  expect(await findProblem(shop, orderId)).toBeUndefined();
});

test('a report whose order is set back during the upload is not sent, and what was typed stays', async () => {
  const shop = await openSellingShop();
  const { orderId, owner } = await aDeliveredOrder(shop);
  const setBack = async () => {
    const set = await changeOrderStatus(owner, { orderId, status: 'shipped' });
    if (!set.ok) throw new Error(`The order was not set back: ${set.refusal.code}.`);
  };
  expect(await report(shop, orderId, setBack)).toMatchObject({
    data: { refusal: { code: 'not-delivered' }, values },
    init: { status: 409 },
  });
  expect(await findProblem(shop, orderId)).toBeUndefined();
});
