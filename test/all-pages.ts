import { randomUUID } from 'node:crypto';
import { contactMessages } from '#domain/support/tables.server.ts';
import { builtRoutes, fillInParams } from './built-routes.ts';
import { anEmptyRemittance } from './courier-cash.ts';
import { type InProcessShop, openInProcess } from './in-process-shop.ts';
import { aMessage } from './messages.ts';
import { anOrder } from './order.ts';
import { aPromo } from './promo.ts';
import { aReview } from './reviews.ts';
import { aCustomer, anOwner, aProduct } from './shop.ts';
import { putInCart } from './shopping.ts';
import type { Visitor } from './visitor.ts';

export type AllPages = Awaited<ReturnType<typeof openAllPages>>;

/**
 * Opens a demo shop. Returns all its paths, and a function that makes a visitor who may see a path. New routes are
 * included automatically.
 */
export async function openAllPages() {
  const shop = await openInProcess({ demo: true });
  const ownerId = (await anOwner(shop.shop)).actor.userId;
  const customerId = (await aCustomer(shop.shop)).actor.userId;
  const paths = await everyPath(shop, { ownerId, customerId });

  /** Makes a visitor with a session of its own, and with a product in the cart where the path needs one. */
  const visitorOf = async (path: string): Promise<Visitor> => {
    if (path.startsWith('/admin')) return shop.signedIn(ownerId);
    const visitor = path.includes('/account') ? await shop.signedIn(customerId) : shop.visitor();
    if (path.includes('/checkout') || path.includes('/cart')) await fillCart(shop, visitor);
    return visitor;
  };
  const inEnglish = paths.filter((path) => path !== '/si' && !path.startsWith('/si/'));
  return { paths, inEnglish, visitorOf, logProblems: shop.logProblems, close: shop.close };
}

async function everyPath(
  { shop }: InProcessShop,
  { ownerId, customerId }: { ownerId: string; customerId: string },
): Promise<string[]> {
  const product = await aProduct(shop);
  const order = await anOrder(shop, { lines: [{ product, quantity: 1 }], userId: customerId });
  const overrides = { kind: 'order-placed', orderId: order.id, secretLink: null } as const;
  const message = await aMessage(shop, overrides);
  const enquiry = { name: 'Selvi', phone: '+94701555136', message: 'Hello', createdAt: new Date() };
  const [written] = await shop.db.insert(contactMessages).values(enquiry).returning();
  const params = {
    orderId: order.id,
    phone: order.customerPhone.replace('+', ''),
    productId: product.id,
    reviewId: (await aReview(shop)).review.id,
    promoCodeId: (await aPromo(shop)).id,
    pictureId: randomUUID(),
    slipId: randomUUID(),
    consentId: randomUUID(),
    messageId: message.id,
    messageKind: 'order-placed',
    contactMessageId: written?.id ?? '',
    remittanceId: await anEmptyRemittance(shop),
    slug: product.slug,
    userId: ownerId,
    addressId: randomUUID(),
    backupId: randomUUID(),
    deviceId: randomUUID(),
    outcome: 'returned',
    orderNumber: 'ORD-1-1',
    token: 'A'.repeat(43),
  };
  const patterns = new Set((await builtRoutes()).map(({ pattern }) => pattern));
  return [...patterns].map((pattern) => fillInParams(pattern, params) || '/');
}

async function fillCart(shop: InProcessShop, visitor: Visitor) {
  const { body } = await shop.visitor().get('/');
  await putInCart(visitor, /name="productId" value="([0-9a-f-]{36})"/.exec(body)?.[1] ?? '');
}
