import { expect, test } from 'vitest';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { aSlip, aTransferOrder, sendSlip } from '#test/bank-slips.ts';
import { anOwner, openTestShop, passSeconds } from '#test/shop.ts';
import { listSlips } from './find-slips.server.ts';
import { listReusedSlips } from './list-reused-slips.server.ts';
import { sendSlips } from './send-slips.server.ts';
import { acceptSlips, refuseSlips } from './settle-slips.server.ts';

async function openShop() {
  const shop = await anOwner(await openTestShop());
  await ensureSettings(shop);
  const order = async (...contents: string[]) => {
    const { id, orderNumber, totalLkr } = await aTransferOrder(shop);
    const slips = contents.map((content) => aSlip(content));
    expect(await sendSlips(shop, id, slips)).toMatchObject({ ok: true });
    return { id, orderNumber, totalLkr };
  };
  const shownOf = async (orderId: string) => (await listSlips(shop, orderId)).map(({ id }) => id);
  return { shop, order, shownOf };
}

test('a waiting slip whose file was sent for another order is found with that order, rather an accepted one', async () => {
  const { shop, order, shownOf } = await openShop();
  const first = await order('slip');
  const { id: orderId, totalLkr: shownDueLkr } = first;
  expect(await listReusedSlips(shop, [orderId])).toEqual(new Map());
  const shown = { orderId, shownSlips: await shownOf(orderId), shownDueLkr };
  expect(await acceptSlips(shop, shown)).toMatchObject({ ok: true });

  const second = await order('another', 'slip');
  const third = await order('slip');
  const fromFirst = { orderId, orderNumber: first.orderNumber, state: 'accepted' };
  expect(await listReusedSlips(shop, [second.id, third.id, orderId])).toEqual(
    new Map([
      [second.id, fromFirst],
      [third.id, fromFirst],
    ]),
  );
});

test('a slip that waits for nobody, or is a different file, is not reported', async () => {
  const { shop, order, shownOf } = await openShop();
  const first = await order('slip');
  const shownSlips = await shownOf(first.id);
  const refusal = { reason: 'wrong-account', words: '', shownDueLkr: first.totalLkr } as const;
  await refuseSlips(shop, { orderId: first.id, shownSlips, ...refusal });
  const second = await order('slip');
  expect(await listReusedSlips(shop, [second.id])).toMatchObject(
    new Map([[second.id, { state: 'refused' }]]),
  );
  passSeconds(shop, 60);
  await changeOrderStatus(shop, { orderId: second.id, paymentStatus: 'paid' });
  expect(await listReusedSlips(shop, [first.id, second.id])).toEqual(new Map());

  const different = await order('different');
  await sendSlip(shop, different.id, 'one more');
  expect(await listReusedSlips(shop, [different.id])).toEqual(new Map());
});
