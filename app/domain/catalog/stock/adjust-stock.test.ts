import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { stockMovements } from '#domain/catalog/tables.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { receiveReturn } from '#domain/orders/fulfilment/receive-return.server.ts';
import { recordRefusedDelivery } from '#domain/orders/fulfilment/record-refused-delivery.server.ts';
import { findProductForStockCount } from '#domain/orders/reading/find-stock-ledger.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { adjustStock } from './adjust-stock.server.ts';
import { adjustmentSchema } from './adjustment-schema.server.ts';

test.each([
  { note: 'Three broke', kind: 'take', units: 3, stock: 7, moved: -3 },
  { note: 'Twelve came', kind: 'add', units: 12, stock: 22, moved: 12 },
  { note: 'Eight were counted', kind: 'count', units: 8, shownStock: 10, stock: 8, moved: -2 },
] as const)(
  '$note: the stock changes, and the ledger and the activity log record it',
  async ({ note, stock, moved, ...adjustment }) => {
    const shop = await anOwner(await openTestShop());
    const { id, version } = await aProduct(shop, { stock: 10 });
    expect(await adjustStock(shop, id, { ...adjustment, note })).toMatchObject({ ok: true });
    expect(await findProduct(shop, id)).toMatchObject({ stock, version });
    const rows = await shop.db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.productId, id))
      .orderBy(stockMovements.id);
    expect(rows.at(-1)).toMatchObject({ units: moved, note, reason: 'adjusted' });
    const { entries } = await listAudit(shop, { subject: { kind: 'product', id } });
    expect(entries).toMatchObject([{ before: { stock: 10 }, after: { stock, note } }]);
  },
);

test('a count is compared with the stock that the form showed: units that were sold since stay sold', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 10 });
  await anOrder(shop, { lines: [{ product: balm, quantity: 4 }] });
  await adjustStock(shop, balm.id, { kind: 'count', units: 9, shownStock: 10, note: 'Counted' });
  expect(await findProduct(shop, balm.id)).toMatchObject({ stock: 5 });
});

/** Opens a shop with ten units of a product. `openForm` returns a function that submits a count by what the form showed. */
async function aCountedProduct() {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 10 });
  const openForm = async () => {
    const product = await findProductForStockCount(shop, balm.id);
    if (!product) throw new Error('The product is gone.');
    const shown = { shownStock: product.stock, shownMovement: product.lastMovement };
    return (units: number) =>
      adjustStock(shop, balm.id, { ...shown, kind: 'count', units, note: 'Counted' });
  };
  const stock = async () => (await findProduct(shop, balm.id))?.stock;
  const order = (quantity: number) => anOrder(shop, { lines: [{ product: balm, quantity }] });
  return { shop, balm, openForm, stock, order };
}
const countAgain = { ok: false, refusal: { code: 'count-again' } };

test('of two admins who count at the same time, the second has to count again', async () => {
  const { openForm, stock, order } = await aCountedProduct();
  const [first, second] = [await openForm(), await openForm()];
  await order(1);
  expect(await first(8)).toMatchObject({ ok: true });
  expect(await second(8)).toEqual(countAgain);
  expect(await stock()).toBe(7);
  expect(await (await openForm())(6)).toMatchObject({ ok: true });
  expect(await stock()).toBe(6);
});

test('a count during which a returned parcel is restocked has to be repeated', async () => {
  const { shop, openForm, stock, order } = await aCountedProduct();
  const { id: orderId } = await order(1);
  await changeOrderStatus(shop, { orderId, status: 'shipped' });
  await recordRefusedDelivery(shop, { orderId, isRestocked: false });
  const count = await openForm();
  await receiveReturn(shop, { orderId, isRestocked: true });
  expect(await count(8)).toEqual(countAgain);
  expect(await stock()).toBe(10);
});

test('a count of fewer units than were sold in the meantime has to be repeated', async () => {
  const { openForm, stock, order } = await aCountedProduct();
  const count = await openForm();
  await order(8);
  expect(await count(7)).toEqual(countAgain);
  expect(await stock()).toBe(2);
});

test('two deliveries that are added from forms with the same stock are both added', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop, { stock: 10 });
  const delivery = { kind: 'add', units: 12, shownStock: 10, shownMovement: 0, note: 'x' } as const;
  await adjustStock(shop, id, delivery);
  expect(await adjustStock(shop, id, delivery)).toMatchObject({ ok: true });
  expect(await findProduct(shop, id)).toMatchObject({ stock: 34 });
});

test.each([
  [
    'taking more than the stock',
    { kind: 'take', units: 11 },
    { code: 'stock-below-zero', stock: 10 },
  ],
  [
    'adding beyond the limit of a stock',
    { kind: 'add', units: 999_991 },
    { code: 'stock-too-large', stock: 10 },
  ],
  ['adding nothing', { kind: 'add', units: 0 }, { code: 'nothing-to-move' }],
  ['a count of the same number', { kind: 'count', units: 10 }, { code: 'nothing-to-move' }],
] as const)('%s is refused, and nothing is recorded', async (_title, adjustment, refusal) => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop, { stock: 10 });
  expect(await adjustStock(shop, id, { ...adjustment, note: 'x' })).toEqual({ ok: false, refusal });
  expect(await shop.db.$count(stockMovements)).toBe(1);
});

test('of ten admins who each take two of ten units at once, five succeed and no unit is left', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop, { stock: 10 });
  const takes = Array.from({ length: 10 }, () =>
    adjustStock(shop, id, { kind: 'take', units: 2, note: 'Broken' }),
  );
  expect((await Promise.all(takes)).filter((taken) => taken.ok)).toHaveLength(5);
  expect(await findProduct(shop, id)).toMatchObject({ stock: 0 });
});

test('the stock of a deleted or unknown product cannot be adjusted', async () => {
  const shop = await anOwner(await openTestShop());
  const deletedProduct = await aProduct(shop, { active: false });
  for (const id of [deletedProduct.id, '00000000-0000-4000-8000-000000000000']) {
    expect(await adjustStock(shop, id, { kind: 'add', units: 1, note: 'x' })).toMatchObject({
      refusal: { code: 'product-not-found' },
    });
  }
});

test('an adjustment requires a kind, a number and a reason', () => {
  const problems = adjustmentSchema.safeParse({ kind: 'steal', units: '-1', note: ' ' }).error;
  expect(problems?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['kind', 'required'],
    ['units', 'negative'],
    ['note', 'required'],
  ]);
});

test('a stock that restocking brought above a million can be reduced, but not increased', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop, { stock: 1_000_010 });
  const move = (kind: 'add' | 'take') => adjustStock(shop, id, { kind, units: 1, note: 'x' });
  expect(await move('take')).toMatchObject({ ok: true });
  expect(await move('add')).toMatchObject({ refusal: { code: 'stock-too-large' } });
});
