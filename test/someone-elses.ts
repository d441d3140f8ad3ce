import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { customers, users } from '#domain/accounts/tables.server.ts';
import { cartLines, carts } from '#domain/cart/tables.server.ts';
import { addAddress } from '#domain/customers/addresses/add-address.server.ts';
import { requestEmailVerification } from '#domain/customers/identifiers/request-email-verification.server.ts';
import { wishlists } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { writeReview } from '#domain/reviews/write-review.server.ts';
import { contactMessages } from '#domain/support/tables.server.ts';
import { aNewAddress } from './address.ts';
import { anOrder } from './order.ts';
import { aProduct } from './shop.ts';

/** Texts that occur only in Selvi's data. No one else may ever see one of them. */
export const selvisSecrets = [
  'Selvi Nadarajah',
  'selvi.nadarajah@',
  '701555136',
  '070 155 5136',
  '5 Hidden Lane',
  'ORD-1795160541277-943',
  'Hidden balm 943',
  'Ring the blue bell',
];

/** Gives an account one of each thing of a customer. Returns the ids, and the token of a link, by which they are named. */
export async function selvisThings(shop: Shop, userId: string) {
  const name = 'Selvi Nadarajah';
  const phone = '+94701555136';
  const email = 'selvi.nadarajah@example.lk';
  await shop.db.update(users).set({ name }).where(eq(users.id, userId));
  await shop.db.update(customers).set({ name, email, phone }).where(eq(customers.userId, userId));
  const product = await aProduct(shop, { nameEn: 'Hidden balm 943', slug: 'hidden-943' });
  const line = { userId, productId: product.id };
  await shop.db.insert(wishlists).values({ ...line, createdAt: shop.now() });
  await shop.db
    .insert(carts)
    .values({ userId, idempotencyKey: randomUUID(), updatedAt: shop.now() });
  await shop.db.insert(cartLines).values({ ...line, position: 0, quantity: 3 });
  const message = 'Ring the blue bell';
  await shop.db
    .insert(contactMessages)
    .values({ name, phone, email, message, createdAt: shop.now() });
  const order = await anOrder(shop, {
    lines: [{ product, quantity: 1 }],
    userId,
    customerName: name,
    customerPhone: phone,
    customerEmail: email,
    orderNumber: 'ORD-1795160541277-943',
    street: '5 Hidden Lane',
    status: 'delivered',
  });
  const review = { stars: 4, words: 'Eased my sister Indrani', firstName: 'Selvi', town: '' };
  await writeReview(
    shop,
    { orderId: order.id, productId: product.id },
    { ...review, language: 'en' },
  );
  const address = aNewAddress({ customerName: name, phone, address: '5 Hidden Lane' });
  const added = await addAddress(shop, userId, address);
  const addressId = added.ok ? added.value.addressId : '';
  let token = '';
  const linkTo = (drawn: string) => {
    token = drawn;
    return drawn;
  };
  await requestEmailVerification(shop, { userId, language: 'en', linkTo });
  return { orderId: order.id, addressId, token, productId: product.id };
}
