import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { orders } from '#domain/orders/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, openTestShop, type TestShop } from '#test/shop.ts';
import { confirmOwnOrder, ownOrderSchema } from './confirm-own-order.server.ts';
import { editOrder } from './edit-order.server.ts';

const confirm = { intent: 'confirm' } as const;
const editedAddress = { intent: 'correct', address: '9 Lake Road', city: 'Galle' } as const;

async function rowOf(shop: TestShop, id: string) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return row;
}

async function historyFor(shop: TestShop, id: string) {
  return (await listHistory(await anOwner(shop), id)).filter(({ event }) => event !== 'placed');
}

test('a cash order that its customer confirms by the link twice is confirmed once, with the actor and the time in the history', async () => {
  const shop = await openTestShop();
  const { id } = await anOrder(shop);

  for (const _ of [1, 2]) {
    expect(await confirmOwnOrder(shop, id, confirm)).toEqual({ ok: true, value: undefined });
  }

  expect(await rowOf(shop, id)).toMatchObject({
    confirmedByPhoneAt: shop.now(),
    status: 'pending',
  });
  expect(await historyFor(shop, id)).toMatchObject([
    { event: 'confirmed', details: { by: 'customer' }, actor: { kind: 'guest' }, at: shop.now() },
  ]);
});

test('an edit of the address by the customer confirms the order, and the history has the old and new address', async () => {
  const shop = await openTestShop();
  const { id, version, province } = await anOrder(shop, {
    street: '12 Temple Road',
    city: 'Kandy',
  });

  await confirmOwnOrder(shop, id, editedAddress);
  await confirmOwnOrder(shop, id, editedAddress);

  expect(await rowOf(shop, id)).toMatchObject({
    street: '9 Lake Road',
    city: 'Galle',
    province,
    version: (version ?? 1) + 1,
    confirmedByPhoneAt: shop.now(),
  });
  const history = await historyFor(shop, id);
  expect(history).toHaveLength(2);
  expect(history).toContainEqual(
    expect.objectContaining({
      event: 'corrected',
      details: {
        before: { street: '12 Temple Road', city: 'Kandy' },
        after: { street: '9 Lake Road', city: 'Galle' },
      },
    }),
  );
});

test.each([confirm, editedAddress])(
  'a customer who submits %j by the link withdraws their request to cancel',
  async (form) => {
    const shop = await openTestShop();
    const { id: orderId } = await anOrder(shop, { confirmedByPhoneAt: shop.now() });
    await askToCancel(shop, { orderId, words: '' });

    for (const _ of [1, 2])
      expect(await confirmOwnOrder(shop, orderId, form)).toMatchObject({ ok: true });

    expect(await rowOf(shop, orderId)).toMatchObject({
      cancelAskedAt: null,
      confirmedByPhoneAt: shop.now(),
    });
    const events = (await historyFor(shop, orderId)).map(({ event }) => event);
    expect(events.filter((event) => event === 'cancel-withdrawn')).toHaveLength(1);
  },
);

test('a request to cancel is withdrawn before its order is confirmed', async () => {
  const shop = await openTestShop();
  const { id: orderId } = await anOrder(shop);
  await askToCancel(shop, { orderId, words: '' });
  await confirmOwnOrder(shop, orderId, confirm);
  expect(await historyFor(shop, orderId)).toMatchObject([
    { event: 'cancel-asked' },
    { event: 'cancel-withdrawn', details: { by: 'customer' }, actor: { kind: 'guest' } },
    { event: 'confirmed', details: { by: 'customer' } },
  ]);
});

test.each([
  { status: 'shipped' },
  { status: 'delivered' },
  { status: 'cancelled' },
  { packedAt: new Date('2026-11-21T06:00:00Z') },
  { paymentMethod: 'bank_transfer' },
] as const)('a customer can neither confirm nor edit an order with %j', async (overrides) => {
  const shop = await openTestShop();
  const { id, street } = await anOrder(shop, overrides);
  for (const form of [confirm, editedAddress]) {
    const refused = { ok: false, refusal: { code: 'order-moved-on' } };
    expect(await confirmOwnOrder(shop, id, form)).toEqual(refused);
  }
  expect(await rowOf(shop, id)).toMatchObject({ street, confirmedByPhoneAt: null });
  expect(await historyFor(shop, id)).toEqual([]);
});

test.each([confirm, editedAddress])(
  'a customer who submits %j neither confirms nor overwrites what the owner edited after the page was opened',
  async (form) => {
    const shop = await openTestShop();
    const { id: orderId, customerName } = await anOrder(shop);
    const recipient = { customerName, phone: '+94771234567', email: undefined };
    const address = { address: '21 Temple Road', city: 'Colombo', province: 'Western' } as const;
    const edit = { orderId, version: 1, ...recipient, ...address, quantities: new Map() };
    expect(await editOrder(await anOwner(shop), edit)).toMatchObject({ ok: true });

    const refused = { ok: false, refusal: { code: 'order-changed' } };
    expect(await confirmOwnOrder(shop, orderId, { ...form, version: 1 })).toEqual(refused);
    const edited = { street: '21 Temple Road', confirmedByPhoneAt: null };
    expect(await rowOf(shop, orderId)).toMatchObject(edited);

    for (const _ of [1, 2])
      expect(await confirmOwnOrder(shop, orderId, { ...form, version: 2 })).toMatchObject({
        ok: true,
      });
    expect(await rowOf(shop, orderId)).toMatchObject({ confirmedByPhoneAt: shop.now() });
  },
);

test('the form behind the link validates the address as the checkout does, and drops other fields', () => {
  const problems = ownOrderSchema.safeParse({ intent: 'correct', address: ' ', city: 'Galle' });
  expect(problems.error?.issues).toMatchObject([{ path: ['address'], message: 'required' }]);
  expect(
    ownOrderSchema.safeParse({ ...editedAddress, province: 'central', status: 'paid' }).data,
  ).toEqual(editedAddress);
});
