import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addProduct } from '#domain/catalog/editing/add-product.server.ts';
import { aProductForm } from '#test/product-form.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { keepNamedPictures } from './keep-named-pictures.server.ts';
import { media } from './tables.server.ts';

test('the picture that a saved product names counts as used at once, and no other', async () => {
  const shop = await anOwner(await openTestShop({ listeners: [keepNamedPictures] }));
  const [named, other] = [randomUUID(), randomUUID()].sort();
  for (const id of [named, other]) {
    const at = shop.now();
    const row = { id, width: 400, height: 400, createdBy: shop.actor.userId };
    await shop.db.insert(media).values({ ...row, createdAt: at, unusedSince: at });
  }
  await addProduct(shop, aProductForm({ images: [`/media/${named}-400.webp`] }));
  const rows = await shop.db.select().from(media).orderBy(media.id);
  expect(rows).toMatchObject([
    { id: named, unusedSince: null },
    { id: other, unusedSince: shop.now() },
  ]);
});
