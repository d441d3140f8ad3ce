import { expect, test } from 'vitest';
import { products } from '#domain/catalog/tables.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { listHistory } from '#domain/orders/reading/list-history.server.ts';
import { ensureSettings } from '#domain/settings/ensure-settings.server.ts';
import { stockMismatches } from '#test/ledger.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { editOrder, type OrderEdit } from './edit-order.server.ts';
import { packOrder } from './pack-order.server.ts';

async function anOrderOfTwo() {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800, nameEn: 'Oil' });
  const tea = await aProduct(shop, { stock: 5, priceLkr: 1000, nameEn: 'Tea' });
  const { id: orderId } = await anOrder(shop, {
    deliveryFeeLkr: 350,
    lines: [
      { product: oil, quantity: 2 },
      { product: tea, quantity: 1 },
    ],
  });
  const editOf = (overrides: Partial<OrderEdit>): OrderEdit => ({
    orderId,
    version: 1,
    customerName: 'Nimal Perera',
    phone: '+94771234567',
    email: 'nimal@example.lk',
    address: '12 Temple Road',
    city: 'Colombo',
    province: 'Western',
    quantities: new Map(),
    ...overrides,
  });
  const stocks = async () => {
    const rows = await shop.db.select().from(products);
    return Object.fromEntries(rows.map((row) => [row.nameEn, row.stock]));
  };
  return { shop, orderId, oil, tea, editOf, stocks };
}

test('stock, total and history follow the edited quantities', async () => {
  const { shop, orderId, oil, tea, editOf, stocks } = await anOrderOfTwo();
  expect(await stocks()).toEqual({ Oil: 3, Tea: 4 });
  const quantities = new Map([
    [oil.id, 4],
    [tea.id, 0],
  ]);

  expect(await editOrder(shop, editOf({ quantities, city: 'Kandy' }))).toMatchObject({
    ok: true,
  });

  expect(await stocks()).toEqual({ Oil: 1, Tea: 5 });
  expect(await stockMismatches(shop)).toEqual([]);
  expect(await findOrder(shop, orderId)).toMatchObject({
    city: 'Kandy',
    subtotalLkr: 15_200,
    totalLkr: 15_550,
    version: 2,
    lines: [{ productId: oil.id, quantity: 4 }],
  });
  expect((await listHistory(shop, orderId)).at(-1)).toMatchObject({
    event: 'corrected',
    details: {
      before: { city: 'Colombo', totalLkr: 8950 },
      after: { city: 'Kandy', totalLkr: 15_550 },
    },
  });
});

test('a quantity above the stock is refused with the units that are left, and nothing is changed', async () => {
  const { shop, orderId, oil, tea, editOf, stocks } = await anOrderOfTwo();
  const quantities = new Map([
    [oil.id, 6],
    [tea.id, 0],
  ]);
  expect(await editOrder(shop, editOf({ quantities, city: 'Kandy' }))).toMatchObject({
    refusal: { code: 'sold-out', productId: oil.id, left: 3 },
  });
  expect(await stocks()).toEqual({ Oil: 3, Tea: 4 });
  expect(await findOrder(shop, orderId)).toMatchObject({ city: 'Colombo', version: 1 });
});

test('of two edits of the same version, the second is refused', async () => {
  const { shop, orderId, editOf } = await anOrderOfTwo();
  const results = await Promise.all([
    editOrder(shop, editOf({ city: 'Kandy' })),
    editOrder(shop, editOf({ city: 'Galle' })),
  ]);
  const refused = results.filter((result) => !result.ok);
  expect(refused).toMatchObject([{ refusal: { code: 'changed-since' } }]);
  expect((await findOrder(shop, orderId))?.version).toBe(2);
});

test('an edit that changes nothing keeps the version, so that forms which were opened before it are accepted', async () => {
  const { shop, orderId, editOf } = await anOrderOfTwo();
  expect(await editOrder(shop, editOf({}))).toMatchObject({ ok: true });
  const { version = 0 } = (await findOrder(shop, orderId)) ?? {};
  const before = (await listHistory(shop, orderId)).length;

  expect(await editOrder(shop, editOf({ version }))).toMatchObject({ ok: true });

  const packing = { orderId, isPacked: true, version };
  expect(await packOrder(shop, packing)).toMatchObject({ ok: true });
  expect(await editOrder(shop, editOf({ version, city: 'Kandy' }))).toMatchObject({ ok: true });
  expect(await listHistory(shop, orderId)).toHaveLength(before + 2);
});

test('an order cannot lose its last line, nor be edited once it is shipped', async () => {
  const { shop, orderId, oil, tea, editOf } = await anOrderOfTwo();
  const quantities = new Map([
    [oil.id, 0],
    [tea.id, 0],
  ]);
  expect(await editOrder(shop, editOf({ quantities }))).toMatchObject({
    refusal: { code: 'nothing-left' },
  });
  await changeOrderStatus(shop, { orderId, status: 'shipped' });
  expect(await editOrder(shop, editOf({ city: 'Kandy' }))).toMatchObject({
    refusal: { code: 'no-longer-editable' },
  });
});

test('an edit that changes nothing is not in the history', async () => {
  const { shop, orderId, editOf } = await anOrderOfTwo();
  await editOrder(shop, editOf({}));
  expect((await listHistory(shop, orderId)).map((row) => row.event)).toEqual(['placed']);
});

test('an order that waits for its online payment keeps an e-mail address, which the gateway requires', async () => {
  const shop = await anOwner(await openTestShop());
  await ensureSettings(shop);
  const email = 'nimal@example.lk';
  const { id: orderId } = await anOrder(shop, { paymentMethod: 'payhere', customerEmail: email });
  const edit = (overrides: Partial<OrderEdit>) =>
    editOrder(shop, {
      ...{ orderId, version: 1, quantities: new Map(), province: 'Western', email: undefined },
      ...{ customerName: 'Nimal Perera', phone: '+94771234567' },
      ...{ address: '12 Temple Road', city: 'Colombo' },
      ...overrides,
    });

  expect(await edit({ city: 'Kandy' })).toMatchObject({ refusal: { code: 'email-needed' } });
  expect(await findOrder(shop, orderId)).toMatchObject({ customerEmail: email, version: 1 });
  expect(await edit({ email: 'n.perera@example.lk' })).toMatchObject({ ok: true });

  expect(await edit({ version: 2, paymentMethod: 'cod' })).toMatchObject({ ok: true });
  expect(await findOrder(shop, orderId)).toMatchObject({ customerEmail: null });
});
