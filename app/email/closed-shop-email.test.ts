import { expect, test } from 'vitest';
import { dayIn, daysLater } from '#domain/kernel/colombo-time.ts';
import { preparedFrom } from '#domain/orders/progress.copy.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { composeMessage } from './compose-message.server.ts';

test('the e-mails about a new and a paid order say when a closed shop prepares it, instead of within 24 hours or now', async () => {
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
