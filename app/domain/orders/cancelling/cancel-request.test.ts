import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { deleteAccount } from '#domain/customers/delete-account.server.ts';
import { messages } from '#domain/messages/tables.server.ts';
import { writeMessages } from '#domain/messages/writing/write-messages.server.ts';
import { cancelOrder } from '#domain/orders/fulfilment/cancel-order.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { packOrder } from '#domain/orders/fulfilment/pack-order.server.ts';
import { shipOrder } from '#domain/orders/fulfilment/ship-order.server.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import { listQueues } from '#domain/orders/queues/list-queues.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { listOrders } from '#domain/orders/reading/list-orders.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { stockMismatches } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { aCustomer, anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { askToCancel } from './ask-to-cancel.server.ts';
import { declineCancelSchema } from './cancel-forms.server.ts';
import { countCancelRequests, listCancelRequests } from './list-cancel-requests.server.ts';
import { collectCancelRequestsOf, readCancelRequestState } from './read-cancel-requests.server.ts';
import { acceptCancel, declineCancel } from './settle-cancel.server.ts';
import { withdrawCancel } from './withdraw-cancel.server.ts';

const words = 'I ordered it twice.';
const notCancellable = { ok: false, refusal: { code: 'not-cancellable' } };

async function open(overrides: Parameters<typeof anOrder>[1] = {}) {
  const shop = await openTestShop({ listeners: [writeMessages({ demo: true })] });
  await ensureSettings(shop);
  const owner = await anOwner(shop);
  const oil = await aProduct(shop, { stock: 10 });
  const lines = [{ product: oil, quantity: 2 }];
  const { id: orderId } = await anOrder(shop, { lines, ...overrides });
  const order = async () => {
    const found = await findOrder(shop, orderId);
    if (!found) throw new Error('The order is gone.');
    return found;
  };
  return {
    shop,
    owner,
    orderId,
    order,
    stock: async () => (await shop.db.select().from(products))[0]?.stock,
    readState: async () => readCancelRequestState(shop, await order()),
    writtenMessages: async () =>
      (await shop.db.select().from(messages))
        .map(({ kind, audience }) => `${kind} ${audience}`)
        .sort(),
  };
}

test('ten simultaneous requests to cancel an order are recorded as one, with one message to the owner', async () => {
  const { shop, owner, orderId, readState, writtenMessages } = await open();
  expect(await readState()).toEqual({ request: undefined, canAsk: true });
  const requests = Array.from({ length: 10 }, () => askToCancel(shop, { orderId, words }));
  expect((await Promise.all(requests)).every(({ ok }) => ok)).toBe(true);
  expect(await readState()).toMatchObject({ request: { state: 'waiting', words }, canAsk: false });
  expect(await listCancelRequests(owner)).toMatchObject([{ orderId, words }]);
  expect(await countCancelRequests(owner)).toBe(1);
  expect(await writtenMessages()).toEqual(['cancel-request owner']);
});

test('an order with an open request is listed with the requests and in no queue, and the owner can still pack it', async () => {
  const { shop, owner, orderId, order } = await open({ confirmedByPhoneAt: new Date() });
  const queued = async () => (await listQueues(owner)).filter(({ count }) => count > 0);
  expect(await queued()).toMatchObject([{ queue: 'pack', orders: [{ id: orderId }] }]);
  await askToCancel(shop, { orderId, words });
  expect(await queued()).toEqual([]);
  expect(nextStepOf(await order())).toBe('answer-cancel');
  const listed = await listOrders(owner, { concern: 'cancel-asked' });
  expect(listed.orders).toMatchObject([{ id: orderId }]);
  expect(await packOrder(owner, { orderId, isPacked: true })).toMatchObject({ ok: true });

  await withdrawCancel(shop, { orderId });
  expect(await queued()).toMatchObject([{ queue: 'ship', orders: [{ id: orderId }] }]);
});

test('a withdrawn request leaves the order as it was, and after three requests another is refused', async () => {
  const { shop, orderId, readState, order } = await open();
  for (let time = 0; time < 3; time += 1) {
    expect(await askToCancel(shop, { orderId, words })).toEqual({ ok: true });
    await Promise.all([withdrawCancel(shop, { orderId }), withdrawCancel(shop, { orderId })]);
    expect(await readState()).toMatchObject({ request: { state: 'withdrawn' } });
  }
  expect(await askToCancel(shop, { orderId, words })).toEqual(notCancellable);
  expect(await order()).toMatchObject({ status: 'pending', cancelAskedAt: null });
});

test('accepting a request cancels the order once, restocks its units, and makes the received money due for a refund', async () => {
  const paid = { paymentMethod: 'bank_transfer', status: 'paid', paymentStatus: 'paid' } as const;
  const { shop, owner, orderId, order, stock, readState, writtenMessages } = await open(paid);
  expect(await stock()).toBe(8);
  await askToCancel(shop, { orderId, words });
  const results = await Promise.all([1, 2, 3].map(() => acceptCancel(owner, { orderId })));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const { status, receivedLkr, refundDueLkr, lines } = await order();
  expect({ status, refundDueLkr }).toEqual({ status: 'cancelled', refundDueLkr: receivedLkr });
  expect(refundDueLkr).toBeGreaterThan(0);
  expect(lines).toHaveLength(1);
  expect(await stock()).toBe(10);
  expect(await stockMismatches(shop)).toEqual([]);
  expect(await readState()).toEqual({ request: { state: 'accepted' }, canAsk: false });
  expect(await writtenMessages()).toEqual(['cancel-request owner', 'order-cancelled customer']);
  const last = (await listHistory(owner, orderId)).at(-1);
  expect(last).toMatchObject({ event: 'status', details: { reason: 'customer-asked' } });
});

test('a customer whose request was declined reads the reason, and cannot ask again', async () => {
  const { shop, owner, orderId, order, readState, writtenMessages } = await open();
  await askToCancel(shop, { orderId, words });
  const answer = { orderId, reason: 'other', words: 'It was made for you.' } as const;
  expect(await declineCancel(owner, answer)).toMatchObject({ ok: true });
  const refusal = { code: 'no-open-request' };
  expect(await declineCancel(owner, answer)).toEqual({ ok: false, refusal });
  expect(await order()).toMatchObject({ status: 'pending', cancelAskedAt: null });
  expect(await readState()).toEqual({
    request: { state: 'declined', reason: 'other', words: 'It was made for you.' },
    canAsk: false,
  });
  expect(await askToCancel(shop, { orderId, words })).toMatchObject({ ok: false });
  expect(await writtenMessages()).toEqual(['cancel-declined customer', 'cancel-request owner']);
});

test('a request at the moment of shipping is refused, or declined because the parcel was sent', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { shop, owner, orderId, order, readState, writtenMessages } = await open();
    const ship = () => shipOrder(owner, { orderId, courier: '', trackingNumber: '' });
    const shipping = round % 2 === 1 ? ship() : undefined;
    // Asks before shipping in the first round, after it in the second, and at the same time in the others.
    if (round < 2) await shipping;
    const asking = askToCancel(shop, { orderId, words });
    if (round < 2) await asking;
    const [asked, shipped] = await Promise.all([asking, shipping ?? ship()]);
    if (round < 2) expect(asked.ok).toBe(round === 0);
    expect(shipped.ok).toBe(true);
    expect(await order()).toMatchObject({ status: 'shipped', cancelAskedAt: null });
    const ifAsked = <Item>(...items: Item[]) => (asked.ok ? items : []);
    const [request] = ifAsked({ state: 'declined', reason: 'sent', words: '' });
    expect(await readState()).toEqual({ request, canAsk: false });
    const events = (await listHistory(owner, orderId)).map(({ event }) => event);
    expect(events).toEqual(['placed', ...ifAsked('cancel-asked', 'cancel-declined'), 'status']);
    const expectedMessages = [...ifAsked('cancel-request owner'), 'order-shipped customer'];
    expect(await writtenMessages()).toEqual(expectedMessages);
  }
});

test('an order that is cancelled for another reason while its request is open counts as cancelled by request', async () => {
  const { shop, owner, orderId, order, readState } = await open({ paymentMethod: 'payhere' });
  await askToCancel(shop, { orderId, words });
  await cancelOrder(owner, { orderId, reason: 'not-paid' });
  expect(await order()).toMatchObject({ status: 'cancelled', cancelAskedAt: null });
  expect((await readState()).request).toEqual({ state: 'accepted' });
  await changeOrderStatus(owner, { orderId, status: 'pending' });
  expect((await readState()).request).toBeUndefined();
});

test('of a withdrawal and an acceptance at the same moment, one succeeds', async () => {
  const { shop, owner, orderId, order, readState } = await open();
  await askToCancel(shop, { orderId, words });
  const [withdrawn, accepted] = await Promise.all([
    withdrawCancel(shop, { orderId }),
    acceptCancel(owner, { orderId }),
  ]);
  expect([withdrawn.ok, accepted.ok].filter(Boolean)).toHaveLength(1);
  expect((await order()).status).toBe(accepted.ok ? 'cancelled' : 'pending');
  expect((await readState()).request?.state).toBe(accepted.ok ? 'accepted' : 'withdrawn');
});

test.each(['shipped', 'delivered', 'cancelled'] as const)(
  'the cancellation of an order that is %s cannot be requested',
  async (status) => {
    const { shop, orderId, readState } = await open({ status });
    expect((await readState()).canAsk).toBe(false);
    expect(await askToCancel(shop, { orderId, words })).toEqual(notCancellable);
  },
);

test('the copy of a customer’s data has the words of their requests, and deleting the account removes them', async () => {
  const { shop, owner } = await open();
  const { userId } = (await aCustomer(shop)).actor;
  const { id: orderId } = await anOrder(shop, { userId });
  await askToCancel(shop, { orderId, words });
  await acceptCancel(owner, { orderId });
  expect(await collectCancelRequestsOf(shop, userId)).toMatchObject([
    { orderId, step: 'order-cancel-asked', said: { text: words } },
  ]);
  expect(await deleteAccount(shop, userId)).toMatchObject({ ok: true });
  expect(JSON.stringify(await listHistory(owner, orderId))).not.toContain(words);
});

test.each([
  [{ reason: 'packed' }, undefined],
  [{ reason: 'other', words: ' ' }, 'required'],
  [{ reason: '' }, 'choose'],
])('the form that declines a request, sent with %j, has the problem %s', (typed, problem) => {
  expect(declineCancelSchema.safeParse(typed).error?.issues[0]?.message).toBe(problem);
});
