import { expect, test } from 'vitest';
import type { OrderPageData } from '#admin/order/forms/order-form.tsx';
import { unfilteredListState } from '#admin/orders/orders-urls.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { listReusedSlips } from '#domain/slips/list-reused-slips.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { renderOrderPart } from '#test/order-page.tsx';
import { htmlOf } from '#test/rendered.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { BankSlips } from './bank-slips.tsx';

test('the waiting slip of an order that is then paid or cancelled is shown as not checked, without a button', async () => {
  for (const change of [{ paymentStatus: 'paid' }, { status: 'cancelled' }] as const) {
    const shop = await anOwner(await openTestShop());
    const { id: orderId } = await aTransferOrder(shop);
    await sendSlip(shop, orderId);
    const panel = async () => {
      const order = await findOrder(shop, orderId);
      if (!order) throw new Error('The order is missing.');
      const page = { order, listState: unfilteredListState, formKey: 'k', resetKey: '' };
      return htmlOf(
        <BankSlips slips={await listSlips(shop, orderId)} reusedSlip={undefined} {...page} />,
      );
    };
    expect(await panel()).toContain('Accept: the money has arrived');

    await changeOrderStatus(shop, { orderId, ...change });
    const html = await panel();
    expect(html).not.toContain('Accept: the money has arrived');
    expect(html).toContain('Not checked');
    expect(html).not.toContain('Waiting for you');
  }
});

test('a decision about a slip that no longer waits is shown with the refusal', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await aTransferOrder(shop);
  await sendSlip(shop, orderId);
  await changeOrderStatus(shop, { orderId, paymentStatus: 'paid' });
  const [order, slips] = [await findOrder(shop, orderId), await listSlips(shop, orderId)];
  if (!order) throw new Error('The order is missing.');
  const panel = (page: OrderPageData) => (
    <BankSlips slips={slips} reusedSlip={undefined} {...page} />
  );
  expect(renderOrderPart(order, panel)).not.toContain('<form');

  const refusal = { code: 'no-open-slip' };
  const values = { reason: 'other', words: 'The sum is of last month.' };
  const refused = renderOrderPart(order, panel, { step: 'refuse-slip', ...refusal, values });
  expect(refused).toContain('No slip waits any more');
  expect(refused).toMatch(/<textarea[^>]*>The sum is of last month\.<\/textarea>/);
  expect(refused).not.toContain('Accept: the money has arrived');
  const accepted = renderOrderPart(order, panel, { step: 'accept-slip', ...refusal });
  expect(accepted).toContain('No slip waits any more');
});

test('a waiting slip whose file was sent for another order is shown with a warning that leads to that order', async () => {
  const shop = await anOwner(await openTestShop());
  const [{ id: firstId, orderNumber }, { id: orderId }] = [
    await aTransferOrder(shop),
    await aTransferOrder(shop),
  ];
  for (const id of [firstId, orderId]) await sendSlip(shop, id);
  const [order, slips] = [await findOrder(shop, orderId), await listSlips(shop, orderId)];
  if (!order) throw new Error('The order is missing.');
  const reusedSlip = (await listReusedSlips(shop, [orderId])).get(orderId);
  const panel = (page: OrderPageData) => (
    <BankSlips slips={slips} reusedSlip={reusedSlip} {...page} />
  );
  const html = renderOrderPart(order, panel);
  expect(html).toContain('The same file was sent for another order too (Not checked)');
  expect(html).toContain('මෙම ගොනුවම වෙනත් ඇණවුමකටත් එවා තිබෙනවා');
  expect(html).toMatch(
    new RegExp(`<a[^>]*href="/admin/orders/${firstId}#slip"[^>]*>${orderNumber}`),
  );
});
