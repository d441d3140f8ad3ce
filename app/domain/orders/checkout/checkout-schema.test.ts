import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkoutLimits } from './checkout-form.ts';
import { checkoutSchema } from './checkout-schema.server.ts';

const idempotencyKey = randomUUID();
const validForm = {
  idempotencyKey,
  language: 'si',
  customerName: ' දිලානි ජයවර්ධන ',
  phone: '077 123 4567',
  email: '',
  address: '24/1, Temple Road',
  city: 'Matara',
  district: '',
  province: 'Southern',
  paymentMethod: 'cod',
  specialInstructions: '',
  shownTotalLkr: '9050',
};

function issuesOf(overrides: Record<string, unknown>) {
  const result = checkoutSchema.safeParse({ ...validForm, ...overrides });
  return (result.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

test('a complete form is parsed', () => {
  expect(checkoutSchema.parse(validForm)).toEqual({
    ...validForm,
    customerName: 'දිලානි ජයවර්ධන',
    phone: '+94771234567',
    email: undefined,
    district: 'Matara',
    shownTotalLkr: 9050,
  });
});

test('a phone number is normalized, however it is written', () => {
  const phones = ['0771234567', '+94 77 123 4567', '0094771234567', '077-123-4567'];
  const parsed = phones.map((phone) => checkoutSchema.parse({ ...validForm, phone }).phone);

  expect(new Set(parsed)).toEqual(new Set(['+94771234567']));
});

test('all missing fields are reported at once, in the order of the form', () => {
  const empty = { customerName: '', phone: ' ', address: '\u200b', city: '', province: '' };
  expect(issuesOf(empty)).toEqual([
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
])('an invalid %s is refused: %s', (field, value) => {
  expect(issuesOf({ [field]: value })).toEqual([`${field}: ${field}`]);
});

test('each text has a maximum length', () => {
  for (const field of ['customerName', 'address', 'city', 'specialInstructions'] as const) {
    const longest = 'අ'.repeat(checkoutLimits[field]);
    expect(issuesOf({ [field]: longest })).toEqual([]);
    expect(issuesOf({ [field]: `${longest}අ` })).toEqual([`${field}: too-long`]);
  }
});

test('values that the page does not offer are refused', () => {
  expect(issuesOf({ province: 'Atlantis' })).toEqual(['province: choose']);
  expect(issuesOf({ paymentMethod: 'credit' })).toEqual(['paymentMethod: choose']);
  expect(issuesOf({ idempotencyKey: 'x' })).toEqual(['idempotencyKey: stale']);
});

test('missing optional fields get their defaults', () => {
  const { email: _, paymentMethod: __, specialInstructions: ___, ...short } = validForm;
  expect(checkoutSchema.parse(short)).toMatchObject({
    email: undefined,
    paymentMethod: 'cod',
    specialInstructions: '',
  });
});

test.each(['', undefined])(
  'a form without a shown total has none to compare: %j',
  (shownTotalLkr) => {
    expect(checkoutSchema.parse({ ...validForm, shownTotalLkr }).shownTotalLkr).toBeUndefined();
  },
);

test.each(['9050.5', '-1', '1e3', '9,050', 'free', ['1', '2']])(
  'a shown total that is not a whole number of rupees equals no total: %j',
  (shownTotalLkr) => {
    expect(checkoutSchema.parse({ ...validForm, shownTotalLkr }).shownTotalLkr).toBe(-1);
  },
);

test('prices, statuses and account ids that a browser sends are dropped', () => {
  const sent = { ...validForm, totalLkr: '1', status: 'paid', paymentStatus: 'paid', userId: 'me' };
  expect(Object.keys(checkoutSchema.parse(sent)).sort()).toEqual(Object.keys(validForm).sort());
});

test('line breaks in a name become spaces, and a name of invisible characters is refused', () => {
  const forged = 'Nimal\r\nPhone Number: 071 000 0000\u2028Total: 0';
  const read = checkoutSchema.parse({ ...validForm, customerName: forged, city: 'Kandy\u202e\n' });
  expect(read.customerName).toBe('Nimal Phone Number: 071 000 0000 Total: 0');
  expect(read.city).toBe('Kandy');
  expect(issuesOf({ customerName: '\u3164', address: '\u2800' })).toEqual([
    'customerName: required',
    'address: required',
  ]);
});
