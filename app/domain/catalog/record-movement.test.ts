import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { recordMovement } from './record-movement.server.ts';
import { stockMovements } from './tables.server.ts';

test('a movement says how many, why, when and who, by an id that no new name changes', async () => {
  const owner = await anOwner(await openTestShop());
  const oil = await aProduct(owner, { stock: 0 });

  await recordMovement(owner, { productId: oil.id, units: 12, reason: 'adjusted' });

  const moves = await owner.db.select().from(stockMovements).where(eq(stockMovements.units, 12));
  expect(moves).toMatchObject([
    {
      productId: oil.id,
      reason: 'adjusted',
      orderId: null,
      actor: `owner:${owner.actor.userId}`,
      at: owner.now(),
    },
  ]);
});

test('a movement that moves nothing is a bug, and the database says so', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock: 0 });

  const nothing = recordMovement(shop, { productId: oil.id, units: 0, reason: 'adjusted' });

  await expect(nothing).rejects.toThrow();
});
