import { expect, test } from 'vitest';
import type { District } from '#domain/places/districts.ts';
import { preparedFrom } from '#domain/settings/closure.copy.ts';
import { cashExceptionOf } from '#domain/settings/delivery/cash-exception.copy.ts';
import type { ChatFacts } from './answers.copy.ts';
import { answerOn, questions } from './answers.copy.ts';
import { topicOf } from './topic-of.ts';
import { offeredTopics, topics } from './topics.ts';

const facts: ChatFacts = {
  isDeliveryFree: true,
  paymentMethods: ['cod'],
  cashException: undefined,
  priceLkr: 3800,
  closureNote: undefined,
};

test('five questions are ready and three of them are offered', () => {
  expect(Object.keys(questions)).toHaveLength(5);
  expect(offeredTopics).toEqual(['delivery', 'payment', 'usage']);
});

test.each(topics)(
  'the question about %s is understood when it is typed, in both languages',
  (topic) => {
    expect(topicOf(questions[topic].en)).toBe(topic);
    expect(topicOf(questions[topic].si)).toBe(topic);
  },
);

test.each([
  ['ඩිලිවරි කීයක් යනවද', 'delivery'],
  ['ඕඩර් එක එන්නෙ කවද්ද', 'delivery'],
  ['කෑෂ් ඔන් ඩිලිවරි තියෙනවද', 'payment'],
  ['COD?', 'payment'],
  ['mila keeyada', 'price'],
  ['salli gewanne kohomada', 'payment'],
  ['oil eka pawichchi karanne kohomada', 'usage'],
  ['order eka kawadda enne', 'delivery'],
  ['my order arrived broken', 'damage'],
  ['HOW MUCH', 'price'],
  ['where is my order', 'tracking'],
  ['mage order eka koheda', 'tracking'],
  ['මගේ ඇණවුම කොහෙද', 'tracking'],
  ['පාර්සලය ට්‍රැක් කරන්නෙ', 'tracking'],
  ['පාර්සලය ට්රැක් කරන්නෙ', 'tracking'],
  ['හානි වෙලා ආවා', 'damage'],
] as const)('"%s" is about %s', (text, topic) => {
  expect(topicOf(text)).toBe(topic);
});

test('the answer to a question that the chat does not understand says how to reach the shop', () => {
  expect(topicOf('qwerty')).toBeUndefined();
  expect(answerOn(undefined, facts).en).toContain('call or WhatsApp us');
});

test('the answer on paying names the offered payment methods and no others', () => {
  const answerWith = (paymentMethods: ChatFacts['paymentMethods']) =>
    answerOn('payment', { ...facts, paymentMethods });
  expect(answerWith(['cod', 'bank_transfer', 'payhere'])).toEqual({
    en: 'You can pay cash on delivery, by bank transfer, or online by card or mobile wallet.',
    si: 'භාණ්ඩ ලැබුණු විට මුදලින්, බැංකු ගිණුමට මුදල් යවා, නැතහොත් කාඩ්පතෙන් හෝ මොබයිල් වොලට් එකෙන් ඔන්ලයින් ගෙවන්න පුළුවන්.',
  });
  expect(answerWith(['cod', 'bank_transfer']).en).toBe(
    'You can pay cash on delivery or by bank transfer.',
  );
  expect(answerWith(['cod'])).toEqual({
    en: 'You can pay cash on delivery.',
    si: 'භාණ්ඩ ලැබුණු විට මුදලින් ගෙවන්න පුළුවන්.',
  });
  expect(answerWith([])).toEqual(answerOn(undefined, facts));
});

test('the answer on paying names the districts where no cash is collected', () => {
  const answerWith = (withoutCash: District[]) =>
    answerOn('payment', {
      ...facts,
      paymentMethods: ['cod', 'bank_transfer'],
      cashException: cashExceptionOf({ withoutCash }),
    });
  expect(answerWith(['Jaffna', 'Mannar'])).toEqual({
    en: 'You can pay cash on delivery (not in Jaffna, Mannar) or by bank transfer.',
    si: 'භාණ්ඩ ලැබුණු විට මුදලින් (යාපනය, මන්නාරම දිස්ත්‍රික්කවල හැර), නැතහොත් බැංකු ගිණුමට මුදල් යවා ගෙවන්න පුළුවන්.',
  });
  expect(answerWith([]).en).toBe('You can pay cash on delivery or by bank transfer.');
});

test('delivery is called free only while it is free', () => {
  expect(answerOn('delivery', facts).en).toContain('free anywhere in Sri Lanka');
  const withFee = answerOn('delivery', { ...facts, isDeliveryFree: false });
  expect(withFee.en).not.toContain('free');
  expect(withFee.si).not.toContain('නොමිලේ');
});

test.each([true, false])(
  'the chat of a closed shop says when orders are prepared (free delivery: %s)',
  (isDeliveryFree) => {
    const answer = (closureNote: ChatFacts['closureNote']) =>
      answerOn('delivery', { ...facts, isDeliveryFree, closureNote });
    expect(answer(undefined).en).toContain('within 24 hours');
    const closureNote = preparedFrom(new Date('2026-12-04T18:30:00Z'));

    const closed = answer(closureNote);

    expect(closed.en).toMatch(/back on 5 December 2026\. Delivery takes 2-5 business days/);
    expect(closed.en).not.toContain('24 hours');
    expect(closed.si).toContain(closureNote.si);
    expect(closed.si).not.toContain('පැය 24ක්');
  },
);

test('the answer on prices names the price of the shop, or no price if the shop has none', () => {
  expect(answerOn('price', facts).en).toBe(
    'A bottle is ₨\u00a03,800. Every product shows its own price in the shop.',
  );
  expect(answerOn('price', { ...facts, priceLkr: undefined }).en).not.toContain('₨');
});
