import { expect, test } from 'vitest';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { openTestShop } from '#test/shop.ts';
import { forgetPerson } from './forget-person.server.ts';
import { messages } from './tables.server.ts';

test('what was written to a person who is forgotten goes, by address and by order; the rest stays', async () => {
  const shop = await openTestShop();
  const order = await anOrder(shop);
  await aMessage(shop, { recipient: 'gone@example.lk' });
  await aMessage(shop, { recipient: 'other@example.lk', orderId: order.id });
  await aMessage(shop, { recipient: 'stays@example.lk' });
  const toOwner = { recipient: 'owner@example.lk', audience: 'owner', orderId: order.id } as const;
  await aMessage(shop, { ...toOwner, kind: 'new-order' });

  await forgetPerson(shop, { emails: ['gone@example.lk'], orderIds: [order.id] });

  const left = await shop.db
    .select({ recipient: messages.recipient })
    .from(messages)
    .orderBy(messages.recipient);
  expect(left.map(({ recipient }) => recipient)).toEqual(['owner@example.lk', 'stays@example.lk']);
});

test('a person without orders and addresses takes nothing along', async () => {
  const shop = await openTestShop();
  await aMessage(shop);

  await forgetPerson(shop, { emails: [], orderIds: [] });

  expect(await shop.db.$count(messages)).toBe(1);
});
