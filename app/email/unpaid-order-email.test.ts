import { expect, test } from 'vitest';
import type { Language } from '#domain/kernel/bilingual.ts';
import { smsSize } from '#domain/messages/sms-parts.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { composeMessage } from './compose-message.server.ts';

const site = { appUrl: 'https://shop.example.lk', demo: false };
const within24Hours = { en: /within 24 hours/, si: /පැය 24ක්/ };
const oncePaid = { en: /once we have received your payment/, si: /ගෙවීම ලැබුණු පසු/ };

async function aShopWithMail() {
  const shop = await openSellingShop();
  const placed = async (
    order: Parameters<typeof anOrder>[1],
    { language, channel = 'email' }: { language: Language; channel?: 'email' | 'sms' },
  ) => {
    const { id: orderId } = await anOrder(shop, order);
    const about = { kind: 'order-placed', orderId, language, channel, secretLink: null } as const;
    const text = (await composeMessage(shop, await aMessage(shop, about), site))?.text ?? '';
    return { orderId, text };
  };
  return { placed };
}

test.each(['bank_transfer', 'payhere'] as const)(
  'the e-mail and SMS about a new order that is paid in advance (%s) promise no parcel before the money',
  async (paymentMethod) => {
    const { placed } = await aShopWithMail();
    for (const language of ['en', 'si'] as const) {
      for (const channel of ['email', 'sms'] as const) {
        const unpaid = await placed({ paymentMethod }, { language, channel });
        expect(unpaid.text).toMatch(oncePaid[language]);
        expect(unpaid.text).not.toMatch(within24Hours[language]);
        const paid = { paymentMethod, paymentStatus: 'paid', status: 'paid' } as const;
        for (const order of [paid, { paymentMethod: 'cod' }] as const) {
          const { text } = await placed(order, { language, channel });
          expect(text).toMatch(within24Hours[language]);
        }
      }
      const { text } = await placed({ paymentMethod }, { language, channel: 'sms' });
      expect(smsSize(text).parts).toBe(language === 'en' ? 1 : 2);
    }
  },
);

test('the e-mail about an order to be paid online leads to the page where it is paid, and later to none', async () => {
  const { placed } = await aShopWithMail();
  const paymentMethod = 'payhere';
  const unpaid = await placed({ paymentMethod }, { language: 'si' });
  expect(unpaid.text).toContain(`https://shop.example.lk/si/order-success/${unpaid.orderId}/pay\n`);
  const paid = { paymentMethod, paymentStatus: 'paid', status: 'paid' } as const;
  expect((await placed(paid, { language: 'si' })).text).not.toContain('/pay\n');
});
