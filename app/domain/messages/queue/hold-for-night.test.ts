import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages } from '#domain/messages/tables.server.ts';
import { aMessage } from '#test/messages.ts';
import { openTestShop } from '#test/shop.ts';
import { claimMessage } from './claim-message.server.ts';
import { holdForNight } from './hold-for-night.server.ts';

const colombo = (time: string) => new Date(`2026-11-${time}+05:30`);

/** Returns a reminder with a minute of life left, and another message, both after `holdForNight` ran at this time. */
async function holdAt(time: string) {
  const shop = await openTestShop();
  shop.clock.at = colombo(time);
  const uselessAfter = new Date(shop.now().getTime() + 60_000);
  await aMessage(shop, { kind: 'transfer-reminder', secretLink: null, uselessAfter });
  await aMessage(shop, { kind: 'order-placed', secretLink: null });

  await holdForNight(shop);

  const [other, reminder] = await shop.db.select().from(messages).orderBy(asc(messages.kind));
  return { other, reminder };
}

test.each([
  ['23T07:59', '23T08:00'],
  ['23T20:00', '24T08:00'],
  ['24T00:00', '24T08:00'],
])('at %s a reminder is held until %s, and no other message is held', async (now, until) => {
  const { other, reminder } = await holdAt(now);
  expect(other?.holdUntil).toBeNull();
  expect(reminder?.holdUntil).toEqual(colombo(until));
  expect(reminder?.uselessAfter).toEqual(colombo(`${until.slice(0, 2)}T14:00`));
});

test.each(['23T08:00', '23T19:59'])(
  'at %s neither a reminder nor another message is held',
  async (now) => {
    const { other, reminder } = await holdAt(now);
    expect(other?.holdUntil).toBeNull();
    expect(reminder?.holdUntil).toBeNull();
  },
);

test('a round of sending that lasts into the night takes no further reminder', async () => {
  const shop = await openTestShop();
  shop.clock.at = colombo('23T19:59');
  await holdForNight(shop);
  const reminder = { kind: 'transfer-reminder', secretLink: null } as const;
  const [first, second] = [await aMessage(shop, reminder), await aMessage(shop, reminder)];
  const claimed = await claimMessage(shop, ['email']);
  expect([first.id, second.id]).toContain(claimed?.id);

  shop.clock.at = colombo('23T20:00');
  expect(await claimMessage(shop, ['email'])).toBeUndefined();
  await aMessage(shop, { kind: 'order-placed', secretLink: null });
  expect(await claimMessage(shop, ['email'])).toMatchObject({ kind: 'order-placed' });
});
