import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addProduct } from '#domain/catalog/editing/add-product.server.ts';
import { aProductForm } from '#test/product-form.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { keepReferencedPictures } from './keep-referenced-pictures.server.ts';
import { media } from './tables.server.ts';

test('only the picture that a saved product refers to is marked as used at once', async () => {
  const shop = await anOwner(await openTestShop({ listeners: [keepReferencedPictures] }));
  const [referenced, other] = [randomUUID(), randomUUID()].sort();
  for (const id of [referenced, other]) {
    const now = shop.now();
    const row = { id, width: 400, height: 400, createdBy: shop.actor.userId };
    await shop.db.insert(media).values({ ...row, createdAt: now, unusedSince: now });
  }
  await addProduct(shop, aProductForm({ images: [`/media/${referenced}-400.webp`] }));
  const rows = await shop.db.select().from(media).orderBy(media.id);
  expect(rows).toMatchObject([
    { id: referenced, unusedSince: null },
    { id: other, unusedSince: shop.now() },
  ]);
});
