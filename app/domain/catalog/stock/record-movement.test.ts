import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockMovements } from '#domain/catalog/tables.server.ts';
import { anOwner, aProduct, openTestShop } from '#test/shop.ts';
import { recordMovement } from './record-movement.server.ts';

test('a movement records units, reason, time and the id of the admin', async () => {
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

test('the database refuses a movement of 0 units', async () => {
  const shop = await openTestShop();
  const oil = await aProduct(shop, { stock: 0 });

  const recorded = recordMovement(shop, { productId: oil.id, units: 0, reason: 'adjusted' });

  await expect(recorded).rejects.toThrow();
});
