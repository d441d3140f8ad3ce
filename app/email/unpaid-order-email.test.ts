import { expect, test } from 'vitest';
import type { Language } from '#domain/kernel/bilingual.ts';
import { smsSize } from '#domain/messages/sms-parts.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { composeMessage } from './compose-message.server.ts';

const site = { appUrl: 'https://shop.example.lk', demo: false };
const within24Hours = { en: /within 24 hours/, si: /පැය 24ක්/ };
const oncePaid = { en: /once we have received your payment/i, si: /ගෙවීම ලැබුණු පසු/ };

async function aShopThatComposes() {
  const shop = await openSellingShop();
  const composeOrderPlaced = async (
    order: Parameters<typeof anOrder>[1],
    { language, channel = 'email' }: { language: Language; channel?: 'email' | 'sms' },
  ) => {
    const { id: orderId } = await anOrder(shop, order);
    const about = { kind: 'order-placed', orderId, language, channel, secretLink: null } as const;
    const text = (await composeMessage(shop, await aMessage(shop, about), site))?.text ?? '';
    return { orderId, text };
  };
  return { shop, composeOrderPlaced };
}

test.each(['bank_transfer', 'payhere'] as const)(
  'the e-mail and SMS about a new order that is paid in advance (%s) promise no parcel before the payment',
  async (paymentMethod) => {
    const { composeOrderPlaced } = await aShopThatComposes();
    for (const language of ['en', 'si'] as const) {
      for (const channel of ['email', 'sms'] as const) {
        const unpaid = await composeOrderPlaced({ paymentMethod }, { language, channel });
        expect(unpaid.text).toMatch(oncePaid[language]);
        expect(unpaid.text).not.toMatch(within24Hours[language]);
        const paid = { paymentMethod, paymentStatus: 'paid', status: 'paid' } as const;
        for (const order of [paid, { paymentMethod: 'cod' }] as const) {
          const { text } = await composeOrderPlaced(order, { language, channel });
          expect(text).toMatch(within24Hours[language]);
        }
      }
      const { text } = await composeOrderPlaced({ paymentMethod }, { language, channel: 'sms' });
      expect(smsSize(text).parts).toBe(language === 'en' ? 1 : 2);
    }
  },
);

test('messages about a new order that is paid in advance promise no parcel before the payment, in a closed shop too', async () => {
  const { shop, composeOrderPlaced } = await aShopThatComposes();
  await shop.db.update(settings).set({ closedUntil: '2027-01-09' });
  const paymentMethod = 'bank_transfer';
  for (const language of ['en', 'si'] as const) {
    const { text } = await composeOrderPlaced({ paymentMethod }, { language });
    expect(text).toMatch(oncePaid[language]);
    expect(text).toMatch(/9 January 2027|2027 ජනවාරි 9/);
    expect(text).not.toMatch(/business days|වැඩ කරන දින/);
    const sms = await composeOrderPlaced({ paymentMethod }, { language, channel: 'sms' });
    expect(sms.text).toMatch(oncePaid[language]);
  }
});

test('the e-mail about an unpaid online order links to its pay page, and the e-mail about a paid order does not', async () => {
  const { composeOrderPlaced } = await aShopThatComposes();
  const paymentMethod = 'payhere';
  const unpaid = await composeOrderPlaced({ paymentMethod }, { language: 'si' });
  expect(unpaid.text).toContain(`https://shop.example.lk/si/order-success/${unpaid.orderId}/pay\n`);
  const paid = { paymentMethod, paymentStatus: 'paid', status: 'paid' } as const;
  expect((await composeOrderPlaced(paid, { language: 'si' })).text).not.toContain('/pay\n');
});
