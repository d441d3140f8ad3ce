import { expect, test } from 'vitest';
import { NextStepButton, NextStepNote } from '#admin/order/forms/next-step.tsx';
import type { OrderPageData } from '#admin/order/forms/order-form.tsx';
import { ChargeBackPanel } from '#admin/order/money/online-payment-panels.tsx';
import { RefundForm } from '#admin/order/money/refund-form.tsx';
import { unfilteredListState } from '#admin/orders/orders-urls.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import type { HistoryRow } from '#domain/orders/reading/list-history.server.ts';
import { anOrder } from '#test/order.ts';
import { renderOrderPart } from '#test/order-page.tsx';
import { textOf } from '#test/rendered.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { OrderItems } from './order-items.tsx';
import { OrderNotices } from './order-notices.tsx';

async function anOrderOnItsPage(overrides: Parameters<typeof anOrder>[1] = {}) {
  const shop = await anOwner(await openTestShop());
  const product = await aProduct(shop, { stock: 10, priceLkr: 1000 });
  const { id } = await anOrder(shop, { lines: [{ product, quantity: 3 }], ...overrides });
  const load = async () => {
    const order = await findOrder(shop, id);
    if (!order) throw new Error('The order is missing.');
    return order;
  };
  return { shop, id, product, load };
}

const pageData = (order: Order) => ({
  order,
  listState: unfilteredListState,
  formKey: 'k',
  resetKey: '',
});
const buttons = (order: Order) => textOf(<NextStepButton {...pageData(order)} />);
const notices = (order: Order, heldUnits: Record<string, number>) =>
  textOf(<OrderNotices order={order} heldUnits={heldUnits} refusedCount={0} />);

test('a button records money as received only while it is due, in cash or by transfer', async () => {
  const cases = [
    [{ status: 'shipped' }, 'Delivered and paid'],
    [{ status: 'delivered', paymentStatus: 'refunded' }, undefined],
    [{ status: 'delivered', paymentStatus: 'paid' }, undefined],
    [{ paymentMethod: 'bank_transfer', paymentStatus: 'failed' }, 'Money received'],
    [{ paymentMethod: 'bank_transfer', paymentStatus: 'paid' }, undefined],
    [{ paymentMethod: 'bank_transfer', paymentStatus: 'failed', status: 'cancelled' }, undefined],
  ] as const;
  for (const [overrides, button] of cases) {
    const { load } = await anOrderOnItsPage(overrides);
    const offered = /Delivered and paid|Money received/.exec(buttons(await load()))?.[0];
    expect(offered, JSON.stringify(overrides)).toBe(button);
  }
});

test('an order that was paid in part shows what was received and what is to collect', async () => {
  const { load, product } = await anOrderOnItsPage({ receivedLkr: 1000 });
  const order = await load();
  expect(textOf(<OrderItems order={order} />)).toMatch(
    /Total .*₨ 3,000 Received ₨ 1,000 Amount due .*₨ 2,000/,
  );
  expect(notices(order, { [product.id]: 3 })).toContain('2,000 is still due');
});

test('the amount due is shown where it is not the total, also before any money was received', async () => {
  const { load } = await anOrderOnItsPage();
  const order = await load();
  const waived = textOf(<OrderItems order={{ ...order, dueLkr: 1000 }} />);
  expect(waived).toMatch(/Total .*₨ 3,000 Amount due .*₨ 1,000/);
  expect(textOf(<OrderItems order={order} />)).not.toContain('Amount due');
});

test('the note on a parcel that was shipped before the transfer arrived does not ask to hold the parcel back', async () => {
  const { load } = await anOrderOnItsPage({ paymentMethod: 'bank_transfer', status: 'shipped' });
  const note = textOf(<NextStepNote {...pageData(await load())} />);
  expect(note).toContain('The parcel is on its way, but ₨ 3,000 has not arrived yet.');
  expect(note).not.toContain('Do not send it');
});

test('a notice says that an order was paid too much, until the difference is refunded', async () => {
  const { load, product } = await anOrderOnItsPage({ receivedLkr: 4000, paymentStatus: 'paid' });
  expect(notices(await load(), { [product.id]: 3 })).toMatch(
    /Refund due: .*refund ₨ 1,000 under More, Refund/,
  );
  const { load: loadOther, product: other } = await anOrderOnItsPage({
    receivedLkr: 4000,
    refundedLkr: 1000,
    paymentStatus: 'paid',
  });
  expect(notices(await loadOther(), { [other.id]: 3 })).toBe('');
});

test('the notice of a refund that is the next step names the section of the next step', async () => {
  const paidTooMuch = { receivedLkr: 4000, paymentStatus: 'paid' } as const;
  const { load, product } = await anOrderOnItsPage({ ...paidTooMuch, status: 'delivered' });
  expect(notices(await load(), { [product.id]: 3 })).toContain('under Next step, Refund');
});

test('an order with missing units asks the owner to edit it only while it can be edited', async () => {
  for (const [status, isEditable] of [
    ['pending', true],
    ['shipped', false],
    ['delivered', false],
  ] as const) {
    const { load, product } = await anOrderOnItsPage({ status });
    const text = notices(await load(), { [product.id]: 1 });
    expect(text).toMatch(/Missing: .*2 × Herbal balm/);
    expect(text.includes('Edit the quantities'), status).toBe(isEditable);
  }
});

test('missing units are shown until the order has them, and not for a cancelled order', async () => {
  const { shop, id, product, load } = await anOrderOnItsPage();
  expect(notices(await load(), { [product.id]: 1 })).toMatch(/Missing: .*2 × Herbal balm/);
  expect(notices(await load(), { [product.id]: 3 })).toBe('');
  await changeOrderStatus(shop, { orderId: id, status: 'cancelled' });
  expect(notices(await load(), {})).toBe('');
});

test('the refund form asks for the units of each product that the order still holds', async () => {
  const { load, product } = await anOrderOnItsPage({ paymentStatus: 'paid' });
  const form = async (heldUnits: Record<string, number>) =>
    textOf(<RefundForm {...pageData(await load())} heldUnits={heldUnits} payments={[]} />);
  expect(await form({ [product.id]: 2 })).toMatch(/Put back into stock .*Herbal balm .*at most 2/);
  expect(await form({})).not.toContain('Put back into stock');
});

test('the panel of a charge-back warns against sending the parcel only before the order is shipped or cancelled', async () => {
  const details = { kind: 'charged-back', amountLkr: 3000, paymentId: '320027150501' } as const;
  const history = [{ event: 'online', details }] as HistoryRow[];
  const { load } = await anOrderOnItsPage({ chargedBackAt: new Date('2026-11-21T03:30:00Z') });
  const order = await load();
  const panel = (status: Order['status']) =>
    textOf(<ChargeBackPanel history={history} {...pageData({ ...order, status })} />);
  for (const status of ['pending', 'paid'] as const)
    expect(panel(status)).toContain('Do not send this order');
  for (const status of ['shipped', 'delivered', 'cancelled'] as const) {
    expect(panel(status), status).not.toContain('Do not send');
    expect(panel(status), status).toContain('with the customer and PayHere');
  }
});

test('the panel of a charge-back names each payment that was charged back since the last note about it', async () => {
  const chargedBack = (paymentId: string) =>
    ({ event: 'online', details: { kind: 'charged-back', amountLkr: 3000, paymentId } }) as const;
  const settled = { event: 'charge-back-settled', details: { text: '' } } as const;
  const rows = [chargedBack('3200'), settled, chargedBack('3201'), chargedBack('3202')];
  const { load } = await anOrderOnItsPage({ chargedBackAt: new Date('2026-11-21T03:30:00Z') });
  const panel = (page: OrderPageData) => (
    <ChargeBackPanel history={rows as HistoryRow[]} {...page} />
  );
  const html = renderOrderPart(await load(), panel);
  expect(html).toMatch(/PayHere 3201.*PayHere 3202/s);
  expect(html).not.toContain('PayHere 3200');
  expect(html).toMatch(/name="shownChargeBacks" value="3"/);
});

test('a text on a charge-back that another admin has settled in the meantime is shown with the refusal', async () => {
  const { load } = await anOrderOnItsPage();
  const order = await load();
  const panel = (page: OrderPageData) => <ChargeBackPanel history={[]} {...page} />;
  expect(renderOrderPart(order, panel)).toBe('');
  const values = { text: 'She pays in cash.' };
  const html = renderOrderPart(order, panel, {
    step: 'charge-back',
    code: 'no-charge-back',
    values,
  });
  expect(html).toContain('Another admin has already recorded what was done about it.');
  expect(html).toMatch(/<textarea[^>]*>She pays in cash\.<\/textarea>/);
});
