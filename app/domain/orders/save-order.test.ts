import { expect, test } from 'vitest';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { findOrder } from './find-order.server.ts';
import { saveOrder } from './save-order.server.ts';

const noneShown = { shownCourier: '', shownTrackingNumber: '' };
const domex = { courier: 'Domex', trackingNumber: 'DX 1' };

test('saving keeps the courier that was typed, with the status or without', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop);

  expect(await saveOrder(shop, { orderId, ...domex, ...noneShown })).toMatchObject({ ok: true });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'pending', ...domex });

  await saveOrder(shop, { orderId, status: 'shipped', courier: '', trackingNumber: '' });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'shipped', ...domex });
});

test('where somebody changed the status meanwhile, the courier is not saved either', async () => {
  const shop = await anOwner(await openTestShop());
  const { id: orderId } = await anOrder(shop, { status: 'cancelled' });

  const saved = await saveOrder(shop, {
    orderId,
    ...domex,
    ...noneShown,
    status: 'shipped',
    shown: { status: 'pending' },
  });

  expect(saved).toMatchObject({ ok: false, refusal: { code: 'status-changed-meanwhile' } });
  expect(await findOrder(shop, orderId)).toMatchObject({ status: 'cancelled', courier: '' });
});
