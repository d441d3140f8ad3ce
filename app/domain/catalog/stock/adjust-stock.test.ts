import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { stockMovements } from '#domain/catalog/tables.server.ts';
import { changeOrderStatus } from '#domain/orders/fulfilment/change-order-status.server.ts';
import { receiveReturn } from '#domain/orders/fulfilment/receive-return.server.ts';
import { refuseDelivery } from '#domain/orders/fulfilment/refuse-delivery.server.ts';
import { findCountedProduct } from '#domain/orders/reading/find-ledger.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { adjustStock } from './adjust-stock.server.ts';
import { adjustmentSchema } from './adjustment-schema.server.ts';

test.each([
  { note: 'Three broke', kind: 'take', units: 3, stock: 7, moved: -3 },
  { note: 'Twelve came', kind: 'add', units: 12, stock: 22, moved: 12 },
  { note: 'Eight were counted', kind: 'count', units: 8, shownStock: 10, stock: 8, moved: -2 },
] as const)('$note: the shelf, its ledger and the log say so', async (one) => {
  const { note, stock, moved, ...adjustment } = one;
  const shop = await anOwner(await openTestShop());
  const { id, version } = await aProduct(shop, { stock: 10 });
  expect(await adjustStock(shop, id, { ...adjustment, note })).toMatchObject({ ok: true });
  expect(await findProduct(shop, id)).toMatchObject({ stock, version });
  const rows = await shop.db.select().from(stockMovements).where(eq(stockMovements.productId, id));
  expect(rows.at(-1)).toMatchObject({ units: moved, note, reason: 'adjusted' });
  const { entries } = await listAudit(shop, { subject: { kind: 'product', id } });
  expect(entries).toMatchObject([{ before: { stock: 10 }, after: { stock, note } }]);
});

test('a count means the shelf as it was seen: units that were sold since stay sold', async () => {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 10 });
  await anOrder(shop, { lines: [{ product: balm, quantity: 4 }] });
  await adjustStock(shop, balm.id, { kind: 'count', units: 9, shownStock: 10, note: 'Counted' });
  expect(await findProduct(shop, balm.id)).toMatchObject({ stock: 5 });
});

/** Ten units, and how an admin counts them again and again, each time by the form as it shows now. */
async function aCountedShelf() {
  const shop = await anOwner(await openTestShop());
  const balm = await aProduct(shop, { stock: 10 });
  const openForm = async () => {
    const product = await findCountedProduct(shop, balm.id);
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

test('of two admins who count at once, the second counts again', async () => {
  const { openForm, stock, order } = await aCountedShelf();
  const [first, second] = [await openForm(), await openForm()];
  await order(1);
  expect(await first(8)).toMatchObject({ ok: true });
  expect(await second(8)).toEqual(countAgain);
  expect(await stock()).toBe(7);
  expect(await (await openForm())(6)).toMatchObject({ ok: true });
  expect(await stock()).toBe(6);
});

test('who counts while a parcel comes back counts again', async () => {
  const { shop, openForm, stock, order } = await aCountedShelf();
  const { id: orderId } = await order(1);
  await changeOrderStatus(shop, { orderId, status: 'shipped' });
  await refuseDelivery(shop, { orderId, isRestocked: false });
  const count = await openForm();
  await receiveReturn(shop, { orderId, isRestocked: true });
  expect(await count(8)).toEqual(countAgain);
  expect(await stock()).toBe(10);
});

test('who counted fewer units than were sold in the meantime counts again', async () => {
  const { openForm, stock, order } = await aCountedShelf();
  const count = await openForm();
  await order(8);
  expect(await count(7)).toEqual(countAgain);
  expect(await stock()).toBe(2);
});

test('two deliveries that two admins add at once are both in stock', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop, { stock: 10 });
  const delivery = { kind: 'add', units: 12, shownStock: 10, shownMovement: 0, note: 'x' } as const;
  await adjustStock(shop, id, delivery);
  expect(await adjustStock(shop, id, delivery)).toMatchObject({ ok: true });
  expect(await findProduct(shop, id)).toMatchObject({ stock: 34 });
});

test.each([
  ['more than is there', { kind: 'take', units: 11 }, { code: 'stock-below-zero', stock: 10 }],
  [
    'more than a shelf holds',
    { kind: 'add', units: 999_991 },
    { code: 'stock-too-large', stock: 10 },
  ],
  ['nothing', { kind: 'add', units: 0 }, { code: 'nothing-to-move' }],
  ['to what it is', { kind: 'count', units: 10 }, { code: 'nothing-to-move' }],
] as const)('moving %s is refused, and nothing is written', async (_what, moved, refusal) => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop, { stock: 10 });
  expect(await adjustStock(shop, id, { ...moved, note: 'x' })).toEqual({ ok: false, refusal });
  expect(await shop.db.$count(stockMovements)).toBe(1);
});

test('ten who each take two of ten units leave none, and none is taken twice', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop, { stock: 10 });
  const takes = Array.from({ length: 10 }, () =>
    adjustStock(shop, id, { kind: 'take', units: 2, note: 'Broken' }),
  );
  expect((await Promise.all(takes)).filter((taken) => taken.ok)).toHaveLength(5);
  expect(await findProduct(shop, id)).toMatchObject({ stock: 0 });
});

test('products that are deleted or never were are not adjusted', async () => {
  const shop = await anOwner(await openTestShop());
  const gone = await aProduct(shop, { active: false });
  for (const id of [gone.id, '00000000-0000-4000-8000-000000000000']) {
    expect(await adjustStock(shop, id, { kind: 'add', units: 1, note: 'x' })).toMatchObject({
      refusal: { code: 'product-not-found' },
    });
  }
});

test('a reason, a way and a number are needed', () => {
  const problems = adjustmentSchema.safeParse({ kind: 'steal', units: '-1', note: ' ' }).error;
  expect(problems?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['kind', 'required'],
    ['units', 'negative'],
    ['note', 'required'],
  ]);
});

test('a shelf that restocking filled above a million can be taken from, but not filled more', async () => {
  const shop = await anOwner(await openTestShop());
  const { id } = await aProduct(shop, { stock: 1_000_010 });
  const move = (kind: 'add' | 'take') => adjustStock(shop, id, { kind, units: 1, note: 'x' });
  expect(await move('take')).toMatchObject({ ok: true });
  expect(await move('add')).toMatchObject({ refusal: { code: 'stock-too-large' } });
});
