import { expect, test } from 'vitest';
import { htmlOf } from '#test/rendered.ts';
import { ConfirmOrderPage } from './confirm-order-page.tsx';

const region = { en: 'Kandy District, Central Province', si: '' };
const address = { street: '12 Temple Road', city: 'Kandy', region };
const payment = { cashLkr: 3800, paymentMethod: 'cod' } as const;
const rest = { version: 1, ...payment, isCancelAsked: false, closureNote: undefined };
const refusal = { code: 'order-moved-on' } as const;

test('an address that a customer corrects while the parcel is packed is shown with the refusal', () => {
  const values = { intent: 'correct', address: '9 Lake Road', city: 'Galle' };
  const order = { orderNumber: 'ORD-1-1', lines: [], ...address, ...rest };
  const movedOn = { ...order, state: 'moved-on' as const };
  const html = htmlOf(
    <ConfirmOrderPage order={movedOn} answer={{ values, problems: {}, refusal }} />,
  );
  expect(html.match(/can no longer be changed here/g)).toHaveLength(1);
  expect(html).toContain('value="9 Lake Road"');
  expect(html).toContain('value="Galle"');

  const confirming = { values: { intent: 'confirm' }, problems: {}, refusal };
  for (const answer of [undefined, confirming]) {
    const page = htmlOf(<ConfirmOrderPage order={movedOn} answer={answer} />);
    expect(page.match(/can no longer be changed here/g)).toHaveLength(1);
    expect(page).not.toContain('<form');
  }
});
