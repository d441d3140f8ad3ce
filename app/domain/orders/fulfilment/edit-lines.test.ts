import { expect, test } from 'vitest';
import { nothingChanged, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { listHeldUnits } from '#domain/catalog/stock/list-held-units.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { withLockedOrder } from '#domain/orders/lock-order.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { anOrder } from '#test/order.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { type EditedLine, type EditLinesRefusal, editLines } from './edit-lines.server.ts';

async function anOrderOfThree() {
  const shop = await anOwner(await openTestShop());
  const oil = await aProduct(shop, { stock: 5, priceLkr: 3800 });
  const { id } = await anOrder(shop, { lines: [{ product: oil, quantity: 3 }] });
  const edit = (quantities: ReadonlyMap<string, number>) =>
    withLockedOrder<EditedLine[], EditLinesRefusal>(shop, id, async (shop, order) => {
      const edited = await editLines(shop, order, quantities);
      return edited.ok ? okRecorded(nothingChanged, edited.value) : edited;
    });
  return { shop, oil, id, edit };
}

test('a smaller quantity restocks the difference, and the order holds the rest', async () => {
  const { shop, oil, id, edit } = await anOrderOfThree();
  const edited = await edit(new Map([[oil.id, 1]]));
  expect(edited).toMatchObject({ ok: true, value: [{ quantity: 1, priceLkr: 3800 }] });
  expect(await listHeldUnits(shop, id)).toEqual([{ productId: oil.id, quantity: 1 }]);
  expect((await findOrder(shop, id))?.lines).toMatchObject([{ quantity: 1 }]);
});

test('the quantity of a product that is no longer sold can be kept or lowered, but not raised', async () => {
  const { shop, oil, edit } = await anOrderOfThree();
  await shop.db.update(products).set({ active: false });
  expect(await edit(new Map())).toMatchObject({ ok: true });
  expect(await edit(new Map([[oil.id, 4]]))).toMatchObject({
    refusal: { code: 'sold-out', left: 0 },
  });
  expect(await edit(new Map([[oil.id, 2]]))).toMatchObject({ ok: true });
});
