import { expect, test } from 'vitest';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { listInbox } from '#domain/support/list-inbox.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { anOrder } from '#test/order.ts';
import { anOwner } from '#test/shop.ts';
import { answerInDemo } from './answer-in-demo.server.ts';
import { messages } from './tables.server.ts';

test.each([
  ['on', 'has a WhatsApp message that is read and answered'],
  ['off', 'has no WhatsApp message'],
])('in demo mode, with WhatsApp notifications switched %s, a shipment %s', async (onOrOff) => {
  const whatsappNotifications = onOrOff === 'on';
  const writeListener = writeMessages({ demo: true, connected: ['email', 'whatsapp'] });
  const shop = await anOwner(await openSellingShop({ listeners: [writeListener, answerInDemo] }));
  await shop.db.update(settings).set({ whatsappNotifications });
  const order = await anOrder(shop, {
    confirmedByPhoneAt: shop.now(),
    customerPhone: '+94771234567',
  });
  const courier = { courier: 'Domex', trackingNumber: 'DX 1' };
  expect(await shipOrder(shop, { orderId: order.id, ...courier })).toMatchObject({ ok: true });

  const sent = (await shop.db.select().from(messages)).filter(
    ({ channel }) => channel === 'whatsapp',
  );
  expect(sent).toMatchObject(whatsappNotifications ? [{ state: 'shown', readAt: shop.now() }] : []);
  const { messages: inbox } = await listInbox(shop);
  expect(inbox).toMatchObject(whatsappNotifications ? [{ source: 'whatsapp' }] : []);
});
