import { expect, test } from 'vitest';
import type { MessageKind } from '#domain/messages/message.ts';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { acceptCancel, declineCancel } from '#domain/orders/cancelling/settle-cancel.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts';
import { settleChargeBack } from '#domain/orders/online/settle-charge-back.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { anOwner } from '#test/shop.ts';
import { composeMessage } from './compose-message.server.ts';

async function aRequest(language: 'en' | 'si' = 'en') {
  const shop = await openSellingShop();
  const { id: orderId } = await anOrder(shop, { language });
  await askToCancel(shop, { orderId, words: 'I ordered it twice.' });
  const textOf = async (kind: MessageKind) => {
    const message = await aMessage(shop, { kind, orderId, language, secretLink: null });
    const site = { appUrl: 'https://shop.example.lk', demo: false };
    const composed = await composeMessage(shop, message, site);
    return composed && 'text' in composed ? composed.text : '';
  };
  return { shop, orderId, owner: await anOwner(shop), textOf };
}

test('the e-mail about a request to cancel shows the customer and the reason, and after acceptance says that it was answered', async () => {
  const { orderId, owner, textOf } = await aRequest();
  const waiting = await textOf('cancel-request');
  expect(waiting).toMatch(/Nimal Perera.*077 123 4567/s);
  expect(waiting).toContain('I ordered it twice.');
  expect(waiting).toContain(`https://shop.example.lk/admin/orders/${orderId}`);
  await acceptCancel(owner, { orderId });
  expect(await textOf('cancel-request')).toContain('or it was answered');
  expect(await textOf('order-cancelled')).toContain('as you asked');
});

test('the e-mail about a new order that was cancelled in the meantime says so', async () => {
  const { orderId, owner, textOf } = await aRequest();
  expect(await textOf('new-order')).not.toContain('cancelled');
  await acceptCancel(owner, { orderId });
  expect(await textOf('new-order')).toContain('It was cancelled in the meantime.');
});

test('the e-mail about a charge-back warns against sending the order only before its parcel has left, and not once it is settled', async () => {
  const { shop, orderId, owner, textOf } = await aRequest();
  await shop.db.update(orders).set({ chargedBackAt: shop.now() });
  expect(await textOf('charge-back')).toContain('Do not send the order');
  await shipOrder(owner, { orderId, courier: '', trackingNumber: '' });
  const text = await textOf('charge-back');
  expect(text).not.toContain('Do not send');
  expect(text).toContain('with the customer and PayHere');
  await settleChargeBack(owner, { orderId, text: 'A mistake.', shownChargeBacks: 0 });
  expect(await textOf('charge-back')).toMatch(/it was said in the panel(?!.*speak)/s);
});

test('a shopper reads in their language why an order was not cancelled', async () => {
  const { orderId, owner, textOf } = await aRequest('si');
  await declineCancel(owner, { orderId, reason: 'packed', words: 'Leaves today.' });
  const text = await textOf('cancel-declined');
  expect(text).toContain('ඔබේ පාර්සලය දැනටමත් අසුරා');
  expect(text).toContain('Leaves today.');
  expect(await textOf('order-shipped')).not.toContain('අවලංගු');
});

test('the e-mail about a shipped parcel says that the request to cancel came too late', async () => {
  const { orderId, owner, textOf } = await aRequest();
  await shipOrder(owner, { orderId, courier: '', trackingNumber: '' });
  expect(await textOf('order-shipped')).toContain('your parcel had already left');
});

test('the e-mail about a delivered parcel says that the request came too late only where no e-mail about its shipment did', async () => {
  const { orderId, owner, textOf } = await aRequest();
  await changeOrderStatus(owner, { orderId, status: 'delivered' });
  expect(await textOf('order-delivered')).toContain('your parcel had already left');

  const shipped = await aRequest();
  await shipOrder(shipped.owner, { orderId: shipped.orderId, courier: '', trackingNumber: '' });
  await changeOrderStatus(shipped.owner, { orderId: shipped.orderId, status: 'delivered' });
  expect(await shipped.textOf('order-delivered')).not.toContain('your parcel had already left');
});
