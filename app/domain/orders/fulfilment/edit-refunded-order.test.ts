import { expect, test } from 'vitest';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { refundOrder } from '#domain/orders/refunds/refund-order.server.ts';
import type { District } from '#domain/places/districts.ts';
import { settings } from '#domain/settings/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { anOrder } from '#test/order.ts';
import { aPromo } from '#test/promo.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { editOrder } from './edit-order.server.ts';

/** Counts units of oil, at 300 rupees, and of tea, at 500; delivery costs 200. */
type Units = { oil?: number; tea?: number };
type Step =
  | { refundLkr: number; returned?: Units }
  | { edit: Units & { district?: District } }
  | { status: 'cancelled' | 'pending' };
type Code = { kind: 'percentage' | 'amount'; value: number; discountLkr: number };
type Case = { ordered: Units; code?: Code; steps: Step[]; result: Partial<Order> };

const settled = { dueLkr: 0, refundDueLkr: 0 };
const oilReturned = { refundLkr: 300, returned: { oil: 1 } };
const tenPercent = { kind: 'percentage', value: 10 } as const;

const cases: Record<string, Case> = {
  'the other units are removed: the customer keeps nothing, and all but the delivery fee is refunded or due':
    {
      ordered: { oil: 1, tea: 1 },
      steps: [oilReturned, { edit: { tea: 0 } }],
      result: { dueLkr: 0, refundDueLkr: 500 },
    },
  'the line of a returned unit is raised: all of its units are charged': {
    ordered: { oil: 2 },
    steps: [oilReturned, { edit: { oil: 3 } }],
    result: { totalLkr: 1100, dueLkr: 600 },
  },
  'other units are added and removed again: nothing is due': {
    ordered: { oil: 1, tea: 1 },
    steps: [oilReturned, { edit: { tea: 2 } }, { edit: { tea: 1 } }],
    result: settled,
  },
  'the line is lowered by the returned units': {
    ordered: { oil: 2, tea: 1 },
    steps: [oilReturned, { edit: { oil: 1 } }],
    result: { totalLkr: 1000, ...settled },
  },
  'the line of the returned units is removed': {
    ordered: { oil: 1, tea: 1 },
    steps: [oilReturned, { edit: { oil: 0 } }],
    result: { totalLkr: 700, ...settled },
  },
  'the line is lowered by more than the returned units': {
    ordered: { oil: 3 },
    steps: [oilReturned, { edit: { oil: 1 } }],
    result: { totalLkr: 500, dueLkr: 0, refundDueLkr: 300 },
  },
  'one line is raised and another is lowered': {
    ordered: { oil: 2, tea: 2 },
    steps: [oilReturned, { edit: { oil: 3, tea: 1 } }],
    result: { totalLkr: 1600, dueLkr: 100 },
  },
  'a unit was returned for a part of its price, and other units are removed': {
    ordered: { oil: 1, tea: 1 },
    steps: [{ ...oilReturned, refundLkr: 100 }, { edit: { tea: 0 } }],
    result: { dueLkr: 0, refundDueLkr: 500 },
  },
  'a unit was returned for a part of its price, and its line is raised': {
    ordered: { oil: 2 },
    steps: [{ ...oilReturned, refundLkr: 100 }, { edit: { oil: 3 } }],
    result: { totalLkr: 1100, dueLkr: 400 },
  },
  'more was refunded than the returned unit cost: the rest counts for units that are removed later':
    {
      ordered: { oil: 1, tea: 2 },
      steps: [{ ...oilReturned, refundLkr: 400 }, { edit: { tea: 1 } }],
      result: { dueLkr: 0, refundDueLkr: 400 },
    },
  'no unit was returned, and other units are added and removed again: nothing is due': {
    ordered: { oil: 1, tea: 1 },
    steps: [{ refundLkr: 100 }, { edit: { tea: 2 } }, { edit: { tea: 1 } }],
    result: settled,
  },
  'everything was refunded, and other units are added and removed again': {
    ordered: { oil: 1, tea: 1 },
    steps: [{ refundLkr: 1000 }, { edit: { tea: 2 } }, { edit: { tea: 1 } }],
    result: { ...settled, paymentStatus: 'refunded' },
  },
  'the order is cancelled and reinstated, and other units are removed': {
    ordered: { oil: 1, tea: 1 },
    steps: [oilReturned, { status: 'cancelled' }, { status: 'pending' }, { edit: { tea: 0 } }],
    result: { dueLkr: 0, refundDueLkr: 500 },
  },
  'the order moves to a district with a lower delivery fee': {
    ordered: { oil: 1, tea: 1 },
    steps: [oilReturned, { edit: { district: 'Jaffna' } }],
    result: { deliveryFeeLkr: 150, dueLkr: 0, refundDueLkr: 50 },
  },
  'a unit with a discount was returned, and its line is raised': {
    ordered: { oil: 2, tea: 1 },
    code: { ...tenPercent, discountLkr: 110 },
    steps: [{ ...oilReturned, refundLkr: 270 }, { edit: { oil: 3 } }],
    result: { totalLkr: 1460, dueLkr: 540 },
  },
  'all units were returned at their discounted price, and one line is raised to two': {
    ordered: { oil: 1, tea: 1 },
    code: { ...tenPercent, discountLkr: 80 },
    steps: [{ refundLkr: 720, returned: { oil: 1, tea: 1 } }, { edit: { tea: 2 } }],
    result: { totalLkr: 1370, dueLkr: 900 },
  },
  'the order has a promo code of a fixed amount, and all units but the returned ones are removed': {
    ordered: { oil: 1, tea: 1 },
    code: { kind: 'amount', value: 100, discountLkr: 100 },
    steps: [oilReturned, { edit: { tea: 0 } }],
    result: { dueLkr: 0, refundDueLkr: 400 },
  },
};

async function aPaidOrder({ ordered, code }: Pick<Case, 'ordered' | 'code'>) {
  const shop = await anOwner(await openSellingShop());
  const fees = { freeDelivery: false, deliveryFeeLkr: 200, districtFees: 'Jaffna 150' };
  await shop.db.update(settings).set(fees);
  const oil = await aProduct(shop, { priceLkr: 300 });
  const tea = await aProduct(shop, { priceLkr: 500 });
  const unitsOf = (units: Units) => {
    const all = [
      { product: oil, quantity: units.oil },
      { product: tea, quantity: units.tea },
    ];
    return all.flatMap(({ product, quantity }) =>
      quantity === undefined ? [] : [{ product, quantity }],
    );
  };
  const byProduct = (units: Units) =>
    new Map(unitsOf(units).map(({ product, quantity }) => [product.id, quantity]));
  const { discountLkr = 0, ...terms } = code ?? {};
  const promo = code && (await aPromo(shop, terms));
  const { id: orderId } = await anOrder(shop, {
    lines: unitsOf(ordered),
    ...(promo && { promoCodeId: promo.id, promoCode: promo.code, discountLkr }),
    ...{ deliveryFeeLkr: 200, paymentStatus: 'paid', status: 'paid', district: 'Colombo' },
  });
  const read = async () => {
    const order = await findOrder(shop, orderId);
    if (!order) throw new Error('The order is gone.');
    return order;
  };
  return { shop, orderId, byProduct, read };
}

type PaidOrder = Awaited<ReturnType<typeof aPaidOrder>>;
async function apply(step: Step, { shop, orderId, byProduct, read }: PaidOrder) {
  const { version, refundedLkr } = await read();
  if ('status' in step) return changeOrderStatus(shop, { orderId, status: step.status });
  if ('edit' in step) {
    const { district = 'Colombo', ...units } = step.edit;
    return editOrder(shop, {
      ...{ orderId, version, district, quantities: byProduct(units) },
      ...{ customerName: 'Nimal Perera', phone: '+94771234567', email: undefined },
      ...{ address: '12 Temple Road', city: 'Colombo', province: 'Western' as const },
    });
  }
  const { refundLkr: amountLkr, returned = {} } = step;
  return refundOrder(shop, {
    ...{ orderId, amountLkr, shownRefundedLkr: refundedLkr, returnedUnits: byProduct(returned) },
    ...{ method: 'cash', reason: '' },
  });
}

test.each(Object.entries(cases))(
  'after a refund: %s',
  async (_title, { steps, result, ...orderCase }) => {
    const order = await aPaidOrder(orderCase);
    for (const step of steps) expect(await apply(step, order)).toMatchObject({ ok: true });
    expect(await order.read()).toMatchObject(result);
  },
);
