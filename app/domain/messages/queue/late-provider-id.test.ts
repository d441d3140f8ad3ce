import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { recordStatus, type StatusReport } from './record-status.server.ts';

/** Lets the first read find nothing, as if it came just before the provider’s id was stored. */
function blindAtFirst(db: Shop['db']): Shop['db'] {
  let isBlind = true;
  const blind = (each: Shop['db']): Shop['db'] =>
    new Proxy(each, {
      get: (target, key) => {
        const transaction = (work: (inside: Shop['db']) => Promise<unknown>) =>
          target.transaction((inside) => work(blind(inside)));
        if (key === 'transaction') return transaction;
        if (key !== 'select' || !isBlind) return Reflect.get(target, key);
        isBlind = false;
        return () => ({ from: () => ({ where: async () => [] }) });
      },
    });
  return blind(db);
}

test('a failed message locks its order also if its provider’s id is stored only while the failure is being recorded', async () => {
  const shop = await openSellingShop();
  const { id: orderId } = await anOrder(shop, { status: 'shipped' });
  await aMessage(shop, {
    ...{ kind: 'order-shipped', channel: 'whatsapp', recipient: '+94771234567', orderId },
    ...{ secretLink: null, state: 'sent', providerId: 'wamid.1' },
  });
  // Writes the order again, because only a row version that nobody has locked has the xmax 0.
  await shop.db.update(orders).set({ customerName: 'Nimal' });
  const readLock = async () => (await shop.db.select({ xmax: sql`xmax` }).from(orders))[0];
  expect(await readLock()).toEqual({ xmax: '0' });
  const failure: StatusReport = {
    ...{ providerId: 'wamid.1', messageId: undefined, state: 'failed', at: shop.now() },
    failure: { problem: 'address-refused', providerError: '131026 Undeliverable' },
  };
  const source = { channel: 'whatsapp', connected: ['whatsapp'] } as const;
  await recordStatus({ ...shop, db: blindAtFirst(shop.db) }, failure, source);

  expect(await shop.db.select().from(messages)).toMatchObject([{ state: 'failed' }]);
  expect(await readLock()).not.toEqual({ xmax: '0' });
});
