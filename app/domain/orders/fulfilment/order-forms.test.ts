import { expect, test } from 'vitest';
import { maxLines, maxQuantity } from '#domain/cart/cart.ts';
import { productLimits } from '#domain/catalog/editing/product-form.ts';
import {
  chosenOrdersSchema,
  orderEditSchema,
  refundSchema,
  shipmentSchema,
} from './order-forms.server.ts';
import { readQuantities } from './read-quantities.ts';

const productId = '6f2b7a52-6d55-4c39-9a3e-3f0d2c6f6f10';

test('quantities from 0 to 9,999 are read by product, and any other quantity refuses the form', () => {
  const read = readQuantities({
    [`quantity.${productId}`]: ' 3 ',
    city: 'Kandy',
    'quantity.x': '9',
  });
  expect(read).toEqual(new Map([[productId, 3]]));
  for (const typed of ['-1', '1.5', 'two', '', '10000', '1e3']) {
    expect(readQuantities({ [`quantity.${productId}`]: typed })).toBeUndefined();
  }
});

test('a refund has a positive whole amount and a known method', () => {
  const refund = { amountLkr: '3800', method: 'cash', shownRefundedLkr: '0' };
  expect(refundSchema.parse(refund)).toEqual({
    amountLkr: 3800,
    method: 'cash',
    paymentId: '',
    reason: '',
    shownRefundedLkr: 0,
    returnedUnits: new Map(),
  });
  const returned = { [`back.${productId}`]: '2', 'back.6f2b7a52-6d55-4c39-9a3e-3f0d2c6f6f11': '' };
  expect(refundSchema.parse({ ...refund, ...returned }).returnedUnits).toEqual(
    new Map([[productId, 2]]),
  );
  for (const wrong of [
    { amountLkr: '0' },
    { amountLkr: '-5' },
    { amountLkr: '1.5' },
    { method: 'card' },
    { [`back.${productId}`]: '1.5' },
  ]) {
    expect(refundSchema.safeParse({ ...refund, ...wrong }).success).toBe(false);
  }
});

test('the amount of a refund can be typed with commas, as the panel shows it', () => {
  const amountOf = (amountLkr: string) =>
    refundSchema.parse({ amountLkr, method: 'cash', shownRefundedLkr: '0' }).amountLkr;
  expect(amountOf(' 3,800 ')).toBe(3800);
  expect(amountOf('1,250,000')).toBe(1_250_000);
  expect(() => amountOf('3,80')).toThrow();
});

test('an order that is as large as prices and quantities allow can be refunded, at once or in parts', () => {
  const all = `${maxLines * maxQuantity * productLimits.priceLkr}`;
  const form = { amountLkr: all, method: 'cash', shownRefundedLkr: all };
  expect(refundSchema.safeParse(form).error).toBeUndefined();
});

test('courier and tracking number can be empty, and the fields of an edit are parsed as in the checkout', () => {
  expect(shipmentSchema.parse({})).toEqual({ courier: '', trackingNumber: '' });
  const edit = {
    customerName: ' Nimal ',
    phone: '077 123 4567',
    email: '',
    address: '12 Temple Road',
    city: 'Kandy',
    province: 'Central',
    version: '3',
  };
  expect(orderEditSchema.parse(edit)).toMatchObject({
    customerName: 'Nimal',
    phone: '+94771234567',
    version: 3,
  });
});

test('one or several orders can be chosen, and anything else is refused', () => {
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(chosenOrdersSchema.parse({ orderId: first })).toEqual({ orderId: [first] });
  expect(chosenOrdersSchema.parse({ orderId: [first, second] }).orderId).toHaveLength(2);
  expect(chosenOrdersSchema.safeParse({}).success).toBe(false);
  expect(chosenOrdersSchema.safeParse({ orderId: 'nonsense' }).success).toBe(false);
});
