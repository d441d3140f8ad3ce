import { expect, test } from 'vitest';
import { unfiltered } from '#admin/orders/orders-urls.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { aTransferOrder, sendSlip } from '#test/bank-slips.ts';
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
      const page = { order, listState: unfiltered, formKey: 'k', resetKey: '' };
      return htmlOf(<BankSlips slips={await listSlips(shop, orderId)} {...page} />);
    };
    expect(await panel()).toContain('Accept: the money has arrived');

    await changeOrderStatus(shop, { orderId, ...change });
    const html = await panel();
    expect(html).not.toContain('Accept: the money has arrived');
    expect(html).toContain('Not checked');
    expect(html).not.toContain('Waiting for you');
  }
});
