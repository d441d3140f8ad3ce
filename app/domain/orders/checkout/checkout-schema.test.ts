import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkoutLimits } from './checkout-form.ts';
import { checkoutSchema } from './checkout-schema.server.ts';

const idempotencyKey = randomUUID();
const typed = {
  idempotencyKey,
  language: 'si',
  customerName: ' දිලානි ජයවර්ධන ',
  phone: '077 123 4567',
  email: '',
  address: '24/1, Temple Road',
  city: 'Matara',
  province: 'Southern',
  paymentMethod: 'cod',
  specialInstructions: '',
  shownTotalLkr: '9050',
};

function problemsOf(wrong: Record<string, unknown>) {
  const answer = checkoutSchema.safeParse({ ...typed, ...wrong });
  return (answer.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

test('a filled form is understood', () => {
  expect(checkoutSchema.parse(typed)).toEqual({
    ...typed,
    customerName: 'දිලානි ජයවර්ධන',
    phone: '+94771234567',
    email: undefined,
    shownTotalLkr: 9050,
  });
});

test('one phone is kept alike, whatever way it is written', () => {
  const phones = ['0771234567', '+94 77 123 4567', '0094771234567', '077-123-4567'];
  const kept = phones.map((phone) => checkoutSchema.parse({ ...typed, phone }).phone);

  expect(new Set(kept)).toEqual(new Set(['+94771234567']));
});

test('all that is missing is said at once, in the order of the form', () => {
  const empty = { customerName: '', phone: ' ', address: '\u200b', city: '', province: '' };
  expect(problemsOf(empty)).toEqual([
    'customerName: required',
    'phone: required',
    'address: required',
    'city: required',
    'province: choose',
  ]);
});

test.each([
  ['phone', '077 123'],
  ['phone', '+1 202 555 0123'],
  ['email', 'dilani@'],
])('a wrong %s is called wrong: %s', (field, written) => {
  expect(problemsOf({ [field]: written })).toEqual([`${field}: ${field}`]);
});

test('each text has an end', () => {
  for (const field of ['customerName', 'address', 'city', 'specialInstructions'] as const) {
    const longest = 'අ'.repeat(checkoutLimits[field]);
    expect(problemsOf({ [field]: longest })).toEqual([]);
    expect(problemsOf({ [field]: `${longest}අ` })).toEqual([`${field}: too-long`]);
  }
});

test('what nobody can choose on the page is refused', () => {
  expect(problemsOf({ province: 'Atlantis' })).toEqual(['province: choose']);
  expect(problemsOf({ paymentMethod: 'credit' })).toEqual(['paymentMethod: choose']);
  expect(problemsOf({ idempotencyKey: 'x' })).toEqual(['idempotencyKey: stale']);
});

test('what was left out has a plain meaning', () => {
  const { email: _, paymentMethod: __, specialInstructions: ___, ...short } = typed;
  expect(checkoutSchema.parse(short)).toMatchObject({
    email: undefined,
    paymentMethod: 'cod',
    specialInstructions: '',
  });
});

test.each(['', '9050.5', '-1', '1e3', 'free', ['1', '2'], undefined])(
  'a total that is no whole number counts as not said: %j',
  (shownTotalLkr) => {
    expect(checkoutSchema.parse({ ...typed, shownTotalLkr }).shownTotalLkr).toBeUndefined();
  },
);

test('prices, statuses and owners that a browser sends are dropped', () => {
  const sent = { ...typed, totalLkr: '1', status: 'paid', paymentStatus: 'paid', userId: 'me' };
  expect(Object.keys(checkoutSchema.parse(sent)).sort()).toEqual(Object.keys(typed).sort());
});

test('nobody writes a line of their own between name and phone, nor a name that looks empty', () => {
  const forged = 'Nimal\r\nPhone Number: 071 000 0000\u2028Total: 0';
  const read = checkoutSchema.parse({ ...typed, customerName: forged, city: 'Kandy\u202e\n' });
  expect(read.customerName).toBe('Nimal Phone Number: 071 000 0000 Total: 0');
  expect(read.city).toBe('Kandy');
  expect(problemsOf({ customerName: '\u3164', address: '\u2800' })).toEqual([
    'customerName: required',
    'address: required',
  ]);
});
