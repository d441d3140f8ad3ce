import { expect, test } from 'vitest';
import {
  acceptedRequest,
  answeredProblem,
  at,
  cancelled,
  chargedBack,
  declinedRequest,
  firstOf,
  type Overrides,
  online,
  openProblem,
  paid,
  refusedSlip,
  textsOf,
  transfer,
  waitingRequest,
} from '#test/whats-app-order.ts';

const states: [string, Overrides, RegExp, RegExp][] = [
  [
    'request to cancel',
    { ...transfer, cancelAskedAt: at, cancelRequest: waitingRequest },
    /^cancel-asked: .*We have your request/s,
    /ඉල්ලීම ලැබුණා/,
  ],
  [
    'request declined',
    { cancelRequest: declinedRequest },
    /^not-cancelled: .*already packed and about to leave\. It leaves at noon\./s,
    /දැනටමත් අසුරා/,
  ],
  [
    'request declined, sent',
    { status: 'shipped', cancelRequest: declinedRequest },
    /^shipped/,
    /යැව්වා/,
  ],
  [
    'request accepted',
    { ...cancelled, cancelRequest: acceptedRequest },
    /^cancelled: .*as you asked/s,
    /ඔබ ඉල්ලූ පරිදි/,
  ],
  ['cancelled by the shop', cancelled, /^cancelled: .*it will not be delivered/s, /භාර දෙන්නේ නැහැ/],
  [
    'cancelled, refund due',
    { ...transfer, ...cancelled, refundDueLkr: 7600 },
    /^refund-due: .*will refund ₨.7,600 to you\. Please tell us here to which bank account/s,
    /රු\. 7,600 ඔබට ආපසු ගෙවන්නම්/,
  ],
  [
    'cancelled as asked, online, refund due',
    { ...online, ...cancelled, refundDueLkr: 7600, cancelRequest: acceptedRequest },
    /^refund-due: .*as you asked\. We will refund ₨.7,600 to you\.$/s,
    /ගෙවන්නම්\.$/,
  ],
  [
    'cancelled, refunded',
    { ...cancelled, refundedLkr: 7600 },
    /^refunded: .*We refunded ₨.7,600/s,
    /ආපසු ගෙව්වා/,
  ],
  [
    'delivered, charged back',
    { ...online, ...chargedBack, status: 'delivered', chargedBackAt: at },
    /^delivered/,
    /භාර දුන්නා/,
  ],
  ['cancelled, charged back', { ...online, ...cancelled, ...chargedBack }, /^cancelled/, /අවලංගු/],
  [
    'cancelled, refunded in part before the charge-back',
    { ...online, ...cancelled, refundedLkr: 7600, chargedBackLkr: 7000 },
    /^refunded: .*We refunded ₨.600/s,
    /රු\. 600 ආපසු ගෙව්වා/,
  ],
  [
    'paid too much',
    { ...transfer, ...paid, refundDueLkr: 600 },
    /^refund-due: .*paid more .* will refund ₨.600/s,
    /මුළු මුදලට වඩා/,
  ],
  [
    'parcel refused',
    { ...cancelled, deliveryRefusedAt: at },
    /^not-taken: .*is on its way back to us/s,
    /භාර නොගත් නිසා ආපසු අප වෙත එනවා/,
  ],
  [
    'parcel back',
    { ...cancelled, deliveryRefusedAt: at, returnReceivedAt: at },
    /^not-taken: .*came back to us/s,
    /අප වෙත ලැබුණා/,
  ],
  [
    'problem reported',
    { status: 'delivered', dueLkr: 0, problem: openProblem },
    /^problem: .*sorry/s,
    /සමාවන්න/,
  ],
  [
    'problem answered',
    { status: 'delivered', dueLkr: 0, problem: answeredProblem },
    /^problem-answered: .*A new bottle leaves today\./s,
    /ගැටලුව ගැන: A new/,
  ],
];

test.each(states)('WhatsApp opens with the text for: %s', (...[, overrides, english, sinhala]) => {
  expect(firstOf(overrides)).toMatch(english);
  const inSinhala = firstOf({ ...overrides, language: 'si' });
  expect(inSinhala).toMatch(sinhala);
  expect(inSinhala).toContain('සන්ධි වෙතින්');
});

test('a declined request to cancel and a refused slip each give their own reason', () => {
  const texts = textsOf({ ...transfer, cancelRequest: declinedRequest, slip: refusedSlip });
  const textOf = (wanted: string) => texts.find(({ kind }) => kind === wanted)?.text;
  expect(textOf('not-cancelled')).toMatch(
    /already packed and about to leave\. It leaves at noon\.$/,
  );
  expect(textOf('slip-refused')).toMatch(/accept the bank slip .* cannot be read\. Too dark\.\n/);
  expect(textOf('slip-refused')).not.toContain('noon');
});
