import { expect, test } from 'vitest';
import { settingsSchema } from './settings-schema.server.ts';

function problemOf(field: string, value: string): string | undefined {
  const parsed = settingsSchema.safeParse({ [field]: value });
  const issue = parsed.error?.issues[0];
  return issue && issue.path[0] === field ? issue.message : undefined;
}

test.each([
  ['4', 'out-of-range'],
  ['5', undefined],
  ['120', undefined],
  ['121', 'out-of-range'],
  ['', 'required'],
  ['half an hour', 'not-number'],
  ['30.5', 'not-whole'],
  ['-30', 'out-of-range'],
])('the problem of a session timeout of "%s" minutes is %s', (value, problem) => {
  expect(problemOf('sessionTimeout', value)).toBe(problem);
});

test.each([
  ['phone', '0771234567', undefined],
  ['whatsapp', '+94 77 123 4567', undefined],
  ['phone', '12345', 'phone'],
  ['whatsapp', 'call me', 'phone'],
  ['phone', '', undefined],
  ['email', 'shop@example.lk', undefined],
  ['email', 'shop', 'email'],
  ['email', '', undefined],
  ['siteName', ' \u200b ', 'required'],
  ['siteName', 'x'.repeat(61), 'too-long'],
  ['siteNameSi', '', undefined],
  ['metaTitle', 'x'.repeat(120), undefined],
  ['metaDescription', '', 'required'],
  ['address', 'a\u0000b', 'unreadable'],
  ['sellerRegistration', '', undefined],
  ['sellerRegistration', 'x'.repeat(121), 'too-long'],
  ['currency', 'EUR', 'not-a-choice'],
  ['closedUntil', '', undefined],
  ['closedUntil', '2026-11-30', undefined],
  ['closedUntil', '2026-11-31', 'day'],
  ['closedUntil', 'Monday', 'day'],
  ['publicHolidays', '2027-04-13\r\n\r\n 2027-04-14', undefined],
  ['publicHolidays', '2027-04-13\n2027-02-30', 'days'],
  ['publicHolidays', 'Poya', 'days'],
  ['courierTracking', 'Domex https://courier.example/track/{number}', undefined],
  ['courierTracking', 'Domex https://courier.example/track', 'tracking-addresses'],
  ['courierTracking', 'Domex http://courier.example/{number}', 'tracking-addresses'],
  ['courierTracking', 'Domex https://{number}.example', 'tracking-addresses'],
  ['courierTracking', 'https://courier.example/{number}', 'tracking-addresses'],
  [
    'courierTracking',
    'Domex https://new.example/{number}\ndomex https://old.example/{number}',
    'conflicting-lines',
  ],
  [
    'courierTracking',
    'Domex https://a.example/{number}\nPronto https://b.example/{number}',
    undefined,
  ],
  ['districtFees', 'Jaffna 450\r\n මන්නාරම: රු. 1,450 \nnuwara eliya = 500', undefined],
  ['districtFees', 'Jaffna 500\nMannar 600\nයාපනය 450', 'conflicting-lines'],
  ['districtFees', 'Jaffna 450\nයාපනය 450', undefined],
  ['districtFees', 'Jaffna', 'district-fees'],
  ['districtFees', 'Atlantis 450', 'district-fees'],
  ['districtFees', 'Jaffna 4.50', 'district-fees'],
  ['districtFees', 'Jaffna -1', 'district-fees'],
  ['districtFees', 'Jaffna 100001', 'district-fees'],
  ['districtsWithoutCash', 'Jaffna\nමන්නාරම', undefined],
  ['districtsWithoutCash', 'Jaffna, Mannar', 'districts'],
  ['lkrPerUsd', '', undefined],
  ['lkrPerUsd', '0', 'out-of-range'],
  ['lkrPerUsd', '301.555', 'not-number'],
  ['deliveryFeeLkr', '-1', 'out-of-range'],
  ['deliveryFeeLkr', '350', undefined],
  ['deliveryFeeLkr', '350.50', 'not-whole'],
  ['rating', '5.1', 'out-of-range'],
  ['rating', '4.85', 'not-number'],
  ['figure2-figure', 'x'.repeat(13), 'too-long'],
  ['story3-stars', '6', 'out-of-range'],
])('the problem of %s "%s" is %s', (field, value, problem) => {
  expect(problemOf(field, value)).toBe(problem);
});

test('changes have only the fields that were sent, each below the part of the settings that it belongs to', () => {
  const sent = {
    version: '7',
    phone: '077 123 4567',
    lkrPerUsd: '',
    'story2-words': ' It helped. ',
    'about2-title': 'Trusted by families',
  };
  expect(settingsSchema.parse({ ...sent, twoFactorAuth: 'off', id: '2' })).toEqual({
    version: 7,
    changes: {
      settings: { phone: '+94771234567', lkrPerUsd: null },
      figures: { 1: {}, 2: {}, 3: {} },
      testimonials: { 1: {}, 2: { words: 'It helped.' }, 3: {} },
      cards: expect.objectContaining({ about1: {}, about2: { title: 'Trusted by families' } }),
    },
  });
});

test('a switch that was sent as off is changed, and a switch that was not sent is not changed', () => {
  const { changes } = settingsSchema.parse({ codEnabled: 'off', smsNotifications: ['off', 'on'] });
  expect(changes.settings).toEqual({ codEnabled: false, smsNotifications: true });
});

test('a form without a valid version has the version 0', () => {
  expect(settingsSchema.parse({}).version).toBe(0);
  expect(settingsSchema.parse({ version: '1; drop table' }).version).toBe(0);
});
