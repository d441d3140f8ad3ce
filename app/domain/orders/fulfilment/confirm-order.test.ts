import { expect, test } from 'vitest';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { confirmOrder } from './confirm-order.server.ts';

test('an order that is confirmed by phone twice keeps the time of the first confirmation', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await anOrder(shop);
  const confirmedAt = shop.now();
  await confirmOrder(shop, { orderId: id });
  shop.clock.at = new Date(confirmedAt.getTime() + 60_000);
  await confirmOrder(shop, { orderId: id });

  expect((await findOrder(shop, id))?.confirmedByPhoneAt).toEqual(confirmedAt);
  const events = (await listHistory(shop, id)).map((row) => row.event);
  expect(events).toEqual(['placed', 'confirmed']);
});

test.each(['cancelled', 'shipped', 'delivered'] as const)(
  'the confirmation of an order that is %s already is refused and changes nothing',
  async (status) => {
    const shop = await anOwner(await openTestShop());
    const { id: orderId } = await anOrder(shop, { status });
    const typed = { courier: 'Domex', trackingNumber: 'DX 1' };
    const shown = { shownCourier: '', shownTrackingNumber: '' };

    const refused = await confirmOrder(shop, { orderId, ...typed, ...shown });

    expect(refused).toMatchObject({ refusal: { code: 'not-waiting-to-ship' } });
    const unchanged = { status, confirmedByPhoneAt: null, courier: '', trackingNumber: '' };
    expect(await findOrder(shop, orderId)).toMatchObject(unchanged);
    const events = (await listHistory(shop, orderId)).map((row) => row.event);
    expect(events).toEqual(['placed']);
  },
);
