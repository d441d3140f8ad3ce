import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { channelChoices } from '#domain/messages/channel-choices/tables.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { extendWithoutNext } from './extend-without-next.server.ts';
import { nextChannelAfterMs, orderMessageLifeMs } from './lifetimes.ts';

const kind = 'order-delivered' as const;

/** Opens a shop whose SMS takes over from a failed e-mail, and returns the lifetime of an e-mail after it was late. */
async function openShop() {
  const shop = await openSellingShop();
  await shop.db.update(settings).set({ smsNotifications: true });
  await shop.db.insert(channelChoices).values([
    { kind, position: 1, channel: 'email', condition: 'also' },
    { kind, position: 2, channel: 'sms', condition: 'failed' },
  ]);
  const lifeOfLate = async (customerPhone: string, lifeMs = nextChannelAfterMs) => {
    const { id: orderId } = await anOrder(shop, { customerPhone, status: 'delivered' });
    const uselessAfter = new Date(shop.now().getTime() + lifeMs);
    const about = { kind, orderId, secretLink: null, createdAt: shop.now(), uselessAfter };
    const late = await aMessage(shop, about);
    await extendWithoutNext(shop, [late], ['email', 'sms']);
    const [row] = await shop.db.select().from(messages).where(eq(messages.id, late.id));
    return row && row.uselessAfter.getTime() - row.createdAt.getTime();
  };
  return { shop, lifeOfLate };
}

const mobile = '+94771234567';
const landline = '+94112345678';

test('a late e-mail waits three days if the order has a landline since, and is left to the SMS if it has a mobile', async () => {
  const { lifeOfLate } = await openShop();
  expect(await lifeOfLate(landline)).toBe(orderMessageLifeMs);
  expect(await lifeOfLate(mobile)).toBe(nextChannelAfterMs);
});

test('a late e-mail waits three days once SMS is switched off, and never longer than that', async () => {
  const { shop, lifeOfLate } = await openShop();
  await shop.db.update(settings).set({ smsNotifications: false });
  expect(await lifeOfLate(mobile)).toBe(orderMessageLifeMs);
  expect(await lifeOfLate(mobile, orderMessageLifeMs)).toBe(orderMessageLifeMs);
});
