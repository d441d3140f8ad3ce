import { expect, test } from 'vitest';
import {
  at,
  firstOf,
  type Overrides,
  online,
  order,
  paid,
  refundedInFull,
  refusedSlip,
  shopFacts,
  textsOf,
  transfer,
} from '#test/whats-app-order.ts';
import { whatsAppLinks } from './whats-app-links.server.ts';

const states: [string, Overrides, RegExp, RegExp][] = [
  [
    'cash, to confirm',
    {},
    /^confirm: .*Nimal Perera.*ORD-1-1:\n2 × Oil\nTotal: ₨.7,600, cash on delivery.*address: https:\/\/shop.example.lk\/confirm\/ORD-1-1.signature/s,
    /2 × තෛලය.*රු\. 7,600/s,
  ],
  [
    'cash, confirmed',
    { confirmedByPhoneAt: at },
    /^preparing: .*Total: ₨.7,600, cash on delivery\nDeliver to: 12 Temple Road, Kandy/s,
    /සූදානම් කරනවා/,
  ],
  [
    'cash, confirmed, every unit returned',
    { confirmedByPhoneAt: at, lines: [] },
    /^preparing: .*ORD-1-1:\nTotal: ₨.7,600/s,
    /ORD-1-1 ඇණවුම සූදානම් කරනවා:\nමුළු මුදල/,
  ],
  [
    'cash, packed',
    { confirmedByPhoneAt: at, packedAt: at },
    /^packed: .*leaves soon\.\nPlease be ready to pay ₨.7,600/s,
    /මුදලින් ගෙවන්න/,
  ],
  [
    'transfer awaited',
    transfer,
    /^bank: .*transfer ₨.7,600 to:\nBank of Ceylon\n123\nReference: ORD-1-1\n.*1\/slip\. We send/s,
    /ලංකා බැංකුව/,
  ],
  [
    'slip to check',
    { ...transfer, slip: { state: 'waiting' } },
    /^slip-waiting: .*have the bank slip/s,
    /ලැබුණු පසු ඔබට දන්වන්නම්/,
  ],
  [
    'slip refused',
    { ...transfer, slip: refusedSlip },
    /^slip-refused: .*cannot be read\. Too dark\.\nPlease send us another one here, or attach it to your order: .*slip/s,
    /පැහැදිලිව කියවන්න බැහැ\. Too dark\./,
  ],
  [
    'slip accepted',
    { ...transfer, ...paid, slip: { state: 'accepted' } },
    /^preparing: .*7,600, paid\n/s,
    /ගෙවා ඇත/,
  ],
  [
    'transfer, packed',
    { ...transfer, ...paid, packedAt: at },
    /^packed: .*nothing to pay at the door/s,
    /කිසිවක් නැහැ/,
  ],
  [
    'online, not paid',
    online,
    /^pay-online: .*₨.7,600 has not been paid yet.*1\/pay\n/s,
    /ඔන්ලයින් ගෙවන්න පුළුවන්: https/,
  ],
  ['online, failed', { ...online, paymentStatus: 'failed' }, /^pay-online/, /1\/pay/],
  ['online, paid', { ...online, ...paid }, /^preparing: .*paid/s, /ගෙවා ඇත/],
  [
    'refunded in full before shipping',
    { ...transfer, ...refundedInFull },
    /^refunded: .*We refunded ₨.7,600 for your order/s,
    /ආපසු ගෙව්වා/,
  ],
  [
    'charged back before shipping',
    { ...online, status: 'paid', chargedBackAt: at },
    /^hello: Hello Nimal Perera, this is Sandhi\.$/,
    /^hello: ආයුබෝවන්/,
  ],
  [
    'cash, on its way',
    { status: 'shipped', courier: 'Domex', trackingNumber: 'DX 1' },
    /^shipped: .*\nCourier: Domex\nTracking number: DX 1\nPlease be ready to pay ₨.7,600 in cash\./s,
    /කුරියර් සේවාව: Domex/,
  ],
  [
    'online, on its way',
    { ...online, status: 'shipped', dueLkr: 0 },
    /^shipped: .*nothing to pay at the door/s,
    /යැව්වා/,
  ],
  [
    'transfer still due, on its way',
    { ...transfer, status: 'shipped' },
    /^owed: .*still due.*Bank of Ceylon/s,
    /තව රු\. 7,600ක් ගෙවිය යුතුයි/,
  ],
  [
    'online still due, on its way',
    { ...online, status: 'shipped' },
    /^owed: .*how you would like to pay it/s,
    /ගෙවීමට කැමති ආකාරය/,
  ],
  ['delivered', { status: 'delivered', dueLkr: 0 }, /^delivered: .*Thank you!/s, /භාර දුන්නා/],
  ['transfer still due, delivered', { ...transfer, status: 'delivered' }, /^owed: /, /යොමු අංකය/],
];

test.each(states)('WhatsApp opens with the text for: %s', (...[, overrides, english, sinhala]) => {
  expect(firstOf(overrides)).toMatch(english);
  const inSinhala = firstOf({ ...overrides, language: 'si' });
  expect(inSinhala).toMatch(sinhala);
  expect(inSinhala).toContain('සන්ධි වෙතින්');
});

test('no text calls an order paid whose money was refunded or charged back before the order was shipped', () => {
  const kindsOf = (overrides: Overrides) => textsOf(overrides).map(({ kind }) => kind);
  expect(kindsOf({ ...transfer, ...refundedInFull, packedAt: at })).toEqual(['refunded', 'hello']);
  expect(kindsOf({ ...online, ...paid, chargedBackAt: at })).toEqual(['hello']);
});

test('a text about cash that was received in part names the amount still due', () => {
  const partPaid = { dueLkr: 2600 };
  expect(firstOf(partPaid)).toMatch(
    /^confirm: .*Total: ₨.7,600, ₨.2,600 of it in cash on delivery\n/s,
  );
  const confirmed = { ...partPaid, confirmedByPhoneAt: at };
  expect(firstOf(confirmed)).toMatch(/^preparing: .*7,600, ₨.2,600 of it in cash on delivery\n/s);
  expect(firstOf({ ...confirmed, language: 'si' })).toMatch(/රු\. 7,600, එයින් රු\. 2,600ක්/);
});

test('without bank details of the shop, the text about a transfer asks how the customer would like to pay', () => {
  const withoutAccount = { ...shopFacts, bankAccountDetails: { en: ' ', si: '' } };
  const [first] = whatsAppLinks({ ...order, ...transfer }, withoutAccount);
  expect(first?.kind).toBe('owed');
  const text = new URL(first?.href ?? '').searchParams.get('text');
  expect(text).toMatch(/7,600 is still due .*Please tell us here how you would like to pay it\.$/);
});

test('a landline and a removed customer have no WhatsApp links', () => {
  expect(whatsAppLinks({ ...order, customerPhone: '+94112345678' }, shopFacts)).toEqual([]);
  expect(whatsAppLinks({ ...order, customerPhone: '' }, shopFacts)).toEqual([]);
});
