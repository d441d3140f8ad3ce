import { expect, test } from 'vitest';
import type { MessageKind } from '#domain/messages/message.ts';
import { stockAlerts } from '#domain/stock-alerts/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { aProduct } from '#test/shop.ts';
import { composeMessage } from './compose-message.server.ts';

const site = { appUrl: 'https://shop.example.lk', demo: false };
const link = 'https://shop.example.lk/stock-alert/token';

async function stockEmail(kind: MessageKind, secretLink: string | null) {
  const shop = await openSellingShop();
  const balm = await aProduct(shop, { nameEn: 'Warm balm', slug: 'warm-balm', priceLkr: 3800 });
  const request = { language: 'en', tokenHash: 'hash', askedAt: shop.now() } as const;
  const [alert] = await shop.db
    .insert(stockAlerts)
    .values({ productId: balm.id, email: 'nimal@example.lk', ...request })
    .returning();
  if (!alert) throw new Error('The alert was not inserted.');
  const about = { kind, stockAlertId: alert.id, personName: null, secretLink };
  const composed = await composeMessage(shop, await aMessage(shop, about), site);
  if (!(composed && 'html' in composed)) throw new Error('No e-mail was composed.');
  return composed;
}

test('the first e-mail of a stock alert asks to confirm it; the notice has the price and links to the product and to unsubscribe', async () => {
  const confirmation = await stockEmail('stock-alert', link);
  expect(confirmation.subject).toBe('Sandhi: shall we tell you when Warm balm is back?');
  expect(confirmation.text).toContain(`Yes, tell me:\n${link}`);
  expect(confirmation.text).toContain('works until 24/11/2026 09:00 Sri Lankan time.');

  const notice = await stockEmail('back-in-stock', link);
  expect(notice.text).toContain('Today it costs ₨\u00a03,800.');
  expect(notice.text).toContain('https://shop.example.lk/products/warm-balm');
  expect(notice.text).toContain(`No more messages about stock:\n${link}`);
  expect((await stockEmail('back-in-stock', null)).text).toContain('[Hidden:');
});

test('mail programs get the link that unsubscribes from stock alerts, never the one that confirms them', async () => {
  expect(await stockEmail('back-in-stock', link)).toMatchObject({ unsubscribeUrl: link });
  expect(await stockEmail('back-in-stock', null)).toMatchObject({ unsubscribeUrl: undefined });
  expect(await stockEmail('stock-alert', link)).toMatchObject({ unsubscribeUrl: undefined });
});
