import { expect, test } from 'vitest';
import { closedCopy } from './closure.copy.ts';
import { closureOf } from './closure.ts';

const closing = { closedUntil: '2026-11-30', ordersWhileClosed: false };
const reopensAt = new Date('2026-11-29T18:30:00Z');

test('a shop is closed until midnight in Colombo of the day on which it opens', () => {
  expect(closureOf(closing, new Date('2026-11-29T18:29:59Z'))).toEqual({
    reopensAt,
    takesOrders: false,
  });
  expect(closureOf(closing, new Date('2026-11-29T18:30:00Z'))).toBeUndefined();
});

test('a shop without a day of reopening is open', () => {
  expect(closureOf({ ...closing, closedUntil: '' }, new Date())).toBeUndefined();
});

test('the notice has the day, then the owner’s sentence, then whether shoppers can order', () => {
  const message = { en: 'Happy New Year!', si: '' };
  expect(closedCopy({ reopensAt, takesOrders: false }, message)).toEqual({
    en: 'We are closed until 30 November 2026. Happy New Year! You can order again from that day.',
    si: '2026 නොවැම්බර් 30 දක්වා අපේ වෙළඳසැල වසා තිබෙනවා. Happy New Year! එදින සිට නැවත ඇණවුම් කළ හැකියි.',
  });
  expect(closedCopy({ reopensAt, takesOrders: true }, { en: '', si: '' }).en).toBe(
    'We are closed until 30 November 2026. You can order now: we send your parcel when we are back.',
  );
});
