import { expect, test } from 'vitest';
import { settleProblem } from '#domain/problems/settle-problem.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aMessage } from '#test/messages.ts';
import { aDeliveredOrder, reportDamage } from '#test/parcel-problems.ts';
import { composeMessage } from './compose-message.server.ts';

const site = { appUrl: 'https://shop.example.lk', demo: false };

test('the e-mail to the owner about a problem with a parcel says whether it was settled in the meantime', async () => {
  const shop = await openSellingShop();
  const { owner, orderId } = await aDeliveredOrder(shop);
  await reportDamage(shop, orderId);
  const kind = 'parcel-problem';
  const message = await aMessage(shop, { kind, orderId, audience: 'owner', secretLink: null });
  const text = async () => JSON.stringify(await composeMessage(shop, message, site));
  expect(await text()).toContain('The cap of Selvi');
  expect(await text()).not.toContain('settled');
  await settleProblem(owner, { orderId, answer: 'A new bottle leaves today.' });
  expect(await text()).toContain('It was settled in the meantime.');
});

test.each([
  ['en', 'This is our answer:', '/order-success/'],
  ['si', 'අපේ පිළිතුර මෙන්න:', '/si/order-success/'],
] as const)(
  'a customer who reported a problem with a parcel reads the answer in %s, with a link to the order',
  async (language, expected, path) => {
    const shop = await openSellingShop();
    const { owner, orderId } = await aDeliveredOrder(shop, { language });
    await reportDamage(shop, orderId);
    await settleProblem(owner, { orderId, answer: 'A new bottle leaves today.' });
    const kind = 'problem-answered';
    const message = await aMessage(shop, { kind, orderId, language, secretLink: null });
    const composed = await composeMessage(shop, message, site);
    const text = composed && 'text' in composed ? composed.text : '';
    expect(text).toContain(expected);
    expect(text).toContain('A new bottle leaves today.');
    expect(text).toContain(`https://shop.example.lk${path}${orderId}`);
  },
);
