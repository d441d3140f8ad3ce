import { expect, test } from 'vitest';
import { configurableKinds } from '#domain/messages/channel-choices/channel-choices.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { longestFacts, sampleOrder, smsFacts } from '#email/channels/sms.copy.ts';
import { defaultTexts, orderPlacedUnpaid, orderPlacedWhileClosed } from './default-texts.copy.ts';
import { fillText, maxFilledLength, maxTextLength } from './placeholders.ts';
import { textSchemaFor } from './text-schema.server.ts';

const appUrl = 'https://shop.example.lk';
const settings = { siteName: { en: 'Sandhi', si: 'සන්ධි' } };
const longest = {
  en: longestFacts({ language: 'en', appUrl, settings }),
  si: longestFacts({ language: 'si', appUrl, settings }),
};
const schema = textSchemaFor(longest);
const parse = (text: { en: string; si: string }) => schema.safeParse(text);

test.each([
  ['en', { en: '{link} '.repeat(10), si: 'හරි' }],
  ['si', { en: 'Fine', si: '{name} '.repeat(20) }],
  ['en', { en: `${'a'.repeat(350)} {shop} {name} {courier} {tracking} {link}`, si: 'හරි' }],
])(
  'a text is refused if the values of its placeholders can make it too long for an SMS: %s',
  (field, text) => {
    expect(text.en.length).toBeLessThanOrEqual(maxTextLength);
    expect(parse(text).error?.issues).toMatchObject([
      { path: [field], message: 'too-long-filled' },
    ]);
  },
);

test('texts that fit an SMS with the longest values are accepted, and so are all default texts', () => {
  expect(parse({ en: 'a'.repeat(maxTextLength), si: 'අ'.repeat(maxTextLength) }).success).toBe(
    true,
  );
  for (const kind of configurableKinds) expect(parse(defaultTexts[kind]).success, kind).toBe(true);
  expect(parse(orderPlacedWhileClosed(new Date('2026-11-30'))).success).toBe(true);
  expect(parse(orderPlacedUnpaid).success).toBe(true);
});

test('an accepted text stays within the limit of an SMS with the longest values of an order', () => {
  const text = `${'a'.repeat(200)} {shop} {name} {number} {total} {courier} {tracking} {link}`;
  expect(parse({ en: text, si: text }).success).toBe(true);
  const order = {
    ...sampleOrder('en'),
    customerName: 'N'.repeat(80),
    totalLkr: 999_999_999,
    courier: 'c'.repeat(orderFormLimits.courier),
    trackingNumber: 't'.repeat(orderFormLimits.trackingNumber),
  };
  const facts = smsFacts(order, { language: 'en', appUrl, settings });
  expect(fillText(text, facts).length).toBeLessThanOrEqual(maxFilledLength);
});
