import { expect, test } from 'vitest';
import { dayIn, daysLater } from '#domain/kernel/colombo-time.ts';
import { smsSize } from '#domain/messages/sms-parts.ts';
import { messageTexts } from '#domain/messages/texts/tables.server.ts';
import { preparedFrom } from '#domain/settings/closure.copy.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { composeMessage } from './compose-message.server.ts';

test('the e-mails about a new order and an accepted slip say from which day a closed shop prepares the order', async () => {
  const shop = await openSellingShop();
  const { id: orderId } = await anOrder(shop);
  const textIn = async (
    language: 'en' | 'si',
    kind: 'order-placed' | 'slip-accepted' = 'order-placed',
  ) => {
    const about = { kind, orderId, language, secretLink: null };
    const site = { appUrl: 'https://shop.example.lk', demo: false };
    return (await composeMessage(shop, await aMessage(shop, about), site))?.text;
  };
  const promises = { en: /within 24 hours|business days/, si: /පැය 24ක්|වැඩ කරන දින/ };
  for (const language of ['en', 'si'] as const) {
    expect(await textIn(language)).toMatch(promises[language]);
  }
  const opensAt = daysLater(shop.now(), 10);
  await shop.db.update(settings).set({ closedUntil: dayIn(opensAt) });

  for (const language of ['en', 'si'] as const) {
    const text = await textIn(language);
    expect(text).toContain(preparedFrom(opensAt)[language]);
    expect(text).not.toMatch(promises[language]);
    expect(await textIn(language, 'slip-accepted')).toContain(preparedFrom(opensAt)[language]);
  }
});

test('the SMS about a new order says when a closed shop prepares it, unless the owner wrote a text', async () => {
  const shop = await openSellingShop();
  const { id: orderId } = await anOrder(shop);
  const site = { appUrl: 'https://shop.example.lk', demo: false };
  const smsIn = async (language: 'en' | 'si') => {
    const about = { kind: 'order-placed', channel: 'sms', recipient: '+94771234567' } as const;
    const message = await aMessage(shop, { ...about, orderId, language, secretLink: null });
    return (await composeMessage(shop, message, site))?.text ?? '';
  };
  expect(await smsIn('en')).toContain('within 24 hours');
  await shop.db.update(settings).set({ closedUntil: '2027-01-09' });

  expect(await smsIn('en')).toMatch(/from 9 January 2027\. Thank you!$/);
  expect(await smsIn('si')).toContain('2027 ජනවාරි 9');
  expect(await smsIn('en')).not.toContain('24 hours');
  expect(await smsIn('si')).not.toContain('පැය 24');
  expect(smsSize(await smsIn('en')).parts).toBe(1);
  expect(smsSize(await smsIn('si')).parts).toBe(2);

  await shop.db
    .insert(messageTexts)
    .values({ kind: 'order-placed', channel: 'sms', en: 'Thank you', si: 'ස්තූතියි' });
  expect(await smsIn('en')).toBe('Thank you');
});

test('the WhatsApp message about a new order promises no day, because its template is the same in a closed shop', async () => {
  const shop = await openSellingShop();
  const { id: orderId } = await anOrder(shop);
  const site = { appUrl: 'https://shop.example.lk', demo: false };
  const about = { kind: 'order-placed', channel: 'whatsapp', recipient: '+94771234567' } as const;
  for (const language of ['en', 'si'] as const) {
    const message = await aMessage(shop, { ...about, orderId, language, secretLink: null });
    expect((await composeMessage(shop, message, site))?.text).not.toMatch(/24 hours|පැය 24/);
  }
});
