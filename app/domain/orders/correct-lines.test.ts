import { expect, test } from 'vitest';
import { listHeldUnits } from '#domain/catalog/list-held-units.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { correctLines } from './correct-lines.server.ts';
import { findOrder } from './find-order.server.ts';

async function anOrderOfThree() {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800 });
  const { id } = await anOrder(shop, { lines: [{ product: oil, quantity: 3 }] });
  const order = await findOrder(shop, id);
  if (!order) throw new Error('The order was not kept.');
  return { shop, oil, order };
}

test('only the difference moves, so that the order holds what its line says', async () => {
  const { shop, oil, order } = await anOrderOfThree();
  const corrected = await correctLines(shop, order, new Map([[oil.id, 1]]));
  expect(corrected).toEqual({ ok: true, value: { subtotalLkr: 3800 } });
  expect(await listHeldUnits(shop, order.id)).toEqual([{ productId: oil.id, quantity: 1 }]);
  expect((await findOrder(shop, order.id))?.lines).toMatchObject([{ quantity: 1 }]);
});

test('a product that is no longer sold keeps its quantity and can be taken out, but not raised', async () => {
  const { shop, oil, order } = await anOrderOfThree();
  await shop.db.update(products).set({ active: false });
  expect(await correctLines(shop, order, new Map())).toMatchObject({ ok: true });
  expect(await correctLines(shop, order, new Map([[oil.id, 4]]))).toMatchObject({
    refusal: { code: 'sold-out', left: 0 },
  });
  expect(await correctLines(shop, order, new Map([[oil.id, 2]]))).toMatchObject({ ok: true });
});
