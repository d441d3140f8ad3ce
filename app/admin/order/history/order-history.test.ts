import { expect, test } from 'vitest';
import { historyEntryCopy } from './order-history.copy.ts';

const oil = { en: 'Oil', si: 'තෛලය' };

test('the history says what was edited, before and after, in both languages', () => {
  const edited = historyEntryCopy({
    event: 'corrected',
    details: {
      before: {
        customerPhone: '+94771234567',
        province: 'Uva',
        quantities: [{ productName: oil, quantity: 1 }],
      },
      after: {
        customerPhone: '+94771234568',
        province: 'Central',
        quantities: [{ productName: oil, quantity: 2 }],
      },
    },
  });
  expect(edited.en).toBe(
    'Edited: phone 0771234567 → 0771234568; province Uva → Central; items 1 × Oil → 2 × Oil',
  );
  expect(edited.si).toContain('පළාත ඌව → මධ්‍යම');
});

test('the history of a removed person’s order says only that it was edited', () => {
  const details = { before: {}, after: {} };
  expect(historyEntryCopy({ event: 'corrected', details }).en).toBe('Edited');
});

test('a request to cancel without a reason, and a note of a removed person, end without a colon', () => {
  const details = { text: '' };
  expect(historyEntryCopy({ event: 'cancel-asked', details })).toEqual({
    en: 'Customer asked to cancel',
    si: 'පාරිභෝගිකයා අවලංගු කරන ලෙස ඉල්ලුවා',
  });
  expect(historyEntryCopy({ event: 'note', details }).en).toBe('Note');
  const given = { text: 'Ordered twice' };
  expect(historyEntryCopy({ event: 'cancel-asked', details: given }).en).toBe(
    'Customer asked to cancel: Ordered twice',
  );
});

test('a payment says its new status, its amount, or both', () => {
  const copyOf = (details: { to?: 'paid'; receivedLkr?: number }) =>
    historyEntryCopy({ event: 'payment', details }).en;
  expect(copyOf({ to: 'paid' })).toBe('Payment: Paid');
  expect(copyOf({ to: 'paid', receivedLkr: 500 })).toBe('Payment: Paid (₨\u00a0500)');
  expect(copyOf({ receivedLkr: 500 })).toBe('Payment: ₨\u00a0500');
});
