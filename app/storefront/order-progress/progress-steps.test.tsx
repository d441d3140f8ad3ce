import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { colomboDay, dayIn, daysLater } from '#domain/kernel/colombo-time.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { arrivalDays, completedStepCopy } from '#domain/orders/progress.copy.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { readProgress } from '#domain/orders/reading/read-progress.server.ts';
import { preparedFrom } from '#domain/settings/closure.copy.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, type TestShop } from '#test/shop.ts';
import { stepsCopy } from './progress.copy.ts';
import { ProgressSteps } from './progress-steps.tsx';

async function show(
  shop: TestShop,
  { id }: { id: string },
  { isNewOrder = true }: { isNewOrder?: boolean } = {},
) {
  const order = await findOrder(shop, id);
  if (!order) throw new Error('The order is gone.');
  const progress = await readProgress(shop, order, await readSettings(shop));
  return {
    progress,
    html: renderToStaticMarkup(<ProgressSteps progress={progress} isNewOrder={isNewOrder} />),
  };
}

test('a closed shop shows when it prepares an order and when the order should arrive, instead of 24 hours', async () => {
  const shop = await openSellingShop();
  const order = await anOrder(shop);
  expect((await show(shop, order)).html).toContain(stepsCopy.within24Hours.en);
  const opensAt = daysLater(shop.now(), 10);
  await shop.db.update(settings).set({ closedUntil: dayIn(opensAt) });

  const { progress, html } = await show(shop, order);

  expect(progress.closedUntil).toEqual(colomboDay(dayIn(opensAt)));
  for (const text of Object.values(preparedFrom(opensAt))) expect(html).toContain(text);
  expect(progress.arrival && html).toContain(progress.arrival && arrivalDays(progress.arrival).en);
  for (const promise of [stepsCopy.within24Hours, stepsCopy.inBusinessDays]) {
    expect(html).not.toContain(promise.en);
  }
  const onItsWay = await show(shop, await anOrder(shop, { status: 'shipped' }));
  expect(onItsWay.html).toContain(stepsCopy.inBusinessDays.en);
  shop.clock.at = opensAt;
  expect((await show(shop, order)).html).toContain(stepsCopy.within24Hours.en);
});

test('a parcel that should have arrived is no longer promised in 2-5 business days', async () => {
  const shop = await openSellingShop();
  const owner = await anOwner(shop);
  const order = await anOrder(shop);
  await changeOrderStatus(owner, { orderId: order.id, status: 'shipped' });
  const onItsWay = await show(shop, { id: order.id });
  expect(onItsWay.html).toContain(stepsCopy.inBusinessDays.en);

  shop.clock.at = daysLater(shop.now(), 20);

  const { progress, html } = await show(shop, order);
  expect(progress.arrival?.isLate).toBe(true);
  expect(html).toContain(stepsCopy.handOver.en);
  expect(html).not.toContain(stepsCopy.inBusinessDays.en);
});

test.each(['bank_transfer', 'payhere'] as const)(
  'an order that waits for its payment by %s is not shown as being prepared, nor as sent in a few days',
  async (paymentMethod) => {
    const shop = await openSellingShop();
    const order = await anOrder(shop, { paymentMethod });
    const unpaid = await show(shop, order, { isNewOrder: false });
    for (const text of Object.values(stepsCopy.oncePaid)) expect(unpaid.html).toContain(text);
    for (const promise of [stepsCopy.preparing, stepsCopy.inBusinessDays])
      expect(unpaid.html).not.toContain(promise.en);

    const paid = { paymentMethod, status: 'paid', paymentStatus: 'paid' } as const;
    const { html } = await show(shop, await anOrder(shop, paid), { isNewOrder: false });
    for (const promise of [stepsCopy.preparing, stepsCopy.inBusinessDays])
      expect(html).toContain(promise.en);
  },
);

test('an order that was refunded in full has no further steps', async () => {
  const shop = await openSellingShop();
  const refunded = { paymentStatus: 'refunded', confirmedByPhoneAt: shop.now() } as const;
  const { html } = await show(shop, await anOrder(shop, refunded));
  expect(html).toContain(completedStepCopy.confirmed.en);
  for (const furtherStep of [stepsCopy.processing, stepsCopy.shipping, stepsCopy.handOver]) {
    expect(html).not.toContain(furtherStep.en);
  }
  expect(html).toContain('aria-current="step"');
});
