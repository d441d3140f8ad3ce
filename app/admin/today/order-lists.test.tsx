import { expect, test } from 'vitest';
import { htmlOf } from '#test/rendered.ts';
import { ChargeBackList } from './order-lists.tsx';

test('a charge-back of a removed customer is listed as "Person removed" instead of by name', () => {
  const listed = [
    { orderId: 'one', orderNumber: 'ORD-1-1', customerName: '', city: 'Matara', totalLkr: 7950 },
  ];
  const html = htmlOf(<ChargeBackList chargeBacks={{ count: 1, listed }} />);
  expect(html).toContain('Person removed');
});
