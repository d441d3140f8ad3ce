import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestShop } from '#test/shop.ts';
import { recordContactMessage } from './record-contact-message.server.ts';
import { contactMessages } from './tables.server.ts';

test('a message is stored with its sender and its time, with or without an e-mail address', async () => {
  const shop = await openTestShop();
  const form = { name: 'Nimal', phone: '+94771234567', email: undefined, message: 'ආයුබෝවන්' };

  await recordContactMessage(shop, form);
  await recordContactMessage(shop, { ...form, email: 'nimal@example.lk' });

  const stored = await shop.db.select().from(contactMessages).orderBy(desc(contactMessages.email));
  expect(stored).toMatchObject([
    { name: 'Nimal', phone: '+94771234567', email: null, message: 'ආයුබෝවන්', createdAt: shop.now() },
    { email: 'nimal@example.lk' },
  ]);
});

test('a message that is sent again at once or within ten minutes is stored once, and an hour later it is a new message', async () => {
  const shop = await openTestShop();
  const form = {
    name: 'Nimal',
    phone: '+94771234567',
    email: undefined,
    message: 'Please call me.',
  };

  await Promise.all([recordContactMessage(shop, form), recordContactMessage(shop, form)]);
  await recordContactMessage(shop, form);
  expect(await shop.db.$count(contactMessages)).toBe(1);

  await recordContactMessage(shop, { ...form, name: 'Kamala' });
  expect(await shop.db.$count(contactMessages)).toBe(2);

  shop.clock.at = new Date(shop.clock.at.getTime() + 60 * 60 * 1000);
  await recordContactMessage(shop, form);
  expect(await shop.db.$count(contactMessages)).toBe(3);

  // Sets the clock back, as if it had been a year ahead.
  shop.clock.at = new Date(shop.clock.at.getTime() - 365 * 24 * 60 * 60 * 1000);
  await recordContactMessage(shop, form);
  expect(await shop.db.$count(contactMessages)).toBe(4);
});
