import { randomUUID } from 'node:crypto';
import { contactMessages } from '#domain/support/tables.server.ts';
import { builtRoutes, fillInParams } from './built-routes.ts';
import { anEmptyRemittance } from './courier-cash.ts';
import { isFullRun } from './full-run.ts';
import { openInProcess } from './in-process-shop.ts';
import { aMessage } from './messages.ts';
import { anOrder } from './order.ts';
import { aPromo } from './promo.ts';
import { aReview } from './reviews.ts';
import { aProduct } from './shop.ts';

/** Texts of the order below that no page may show to anyone but an owner. */
export const customerSecrets = [
  'Selvi Nadarajah',
  'ORD-1795160541277-943',
  '701555136',
  '5 Hidden Lane',
];
export const methods = ['GET', 'HEAD', 'POST'];
export const pathsOutsideTheGuard = [
  '/admin/second-factor',
  '/admin/set-password/x',
  '/admin/sign-in',
  '/admin/sign-out',
];

/** Opens a built shop with orders of one customer, and returns every page of its panel. */
export async function openPanelShop() {
  const { url, shop, running, visitor, close } = await openInProcess({ demo: true });
  const product = await aProduct(shop);
  const order = await anOrder(shop, {
    lines: [{ product, quantity: 1 }],
    customerName: 'Selvi Nadarajah',
    customerPhone: '+94701555136',
    orderNumber: 'ORD-1795160541277-943',
    street: '5 Hidden Lane',
  });
  // The URL of one page contains a phone number, which that page repeats: so it is not the secret number.
  const ofPhone = { customerName: 'Selvi Nadarajah', customerPhone: '+94701555137' };
  await anOrder(shop, { ...ofPhone, street: '5 Hidden Lane' });
  const message = await aMessage(shop, {
    kind: 'order-placed',
    orderId: order.id,
    secretLink: null,
  });
  const [written] = await shop.db
    .insert(contactMessages)
    .values({
      name: 'Selvi Nadarajah',
      phone: '+94701555136',
      message: 'Hello',
      createdAt: shop.now(),
    })
    .returning();
  if (!written) throw new Error('The message was not inserted.');
  const pages = await panelPages({
    backupId: randomUUID(),
    contactMessageId: written.id,
    deviceId: randomUUID(),
    messageId: message.id,
    messageKind: 'order-placed',
    orderId: order.id,
    phone: '94701555137',
    productId: product.id,
    remittanceId: await anEmptyRemittance(shop),
    reviewId: (await aReview(shop)).review.id,
    promoCodeId: (await aPromo(shop)).id,
    token: 'x',
    userId: randomUUID(),
  });
  return { url, pages, running, visitor, close };
}

type PanelPage = { routeId: string; pattern: string; path: string };

/**
 * Returns every page under /admin that the built shop serves, with the parameters of its path filled in. New routes are
 * included automatically.
 */
async function panelPages(params: Record<string, string>): Promise<PanelPage[]> {
  return (await builtRoutes())
    .filter(({ pattern }) => /^\/admin(\/|$)/.test(pattern))
    .map(({ routeId, pattern }) => ({ routeId, pattern, path: fillInParams(pattern, params) }));
}

/** Returns the statuses that a page may have for the owner; 404 only for a path or an id that does not exist. */
export function ownerStatuses({ pattern }: { pattern: string }): number[] {
  const isMissing = /\*|:(backupId|deviceId|userId)\b/.test(pattern);
  return [200, 202, 302, ...(isMissing ? [404] : [])];
}

/**
 * Returns whether a path is requested with this method. `npm test` uses one method per path, a different one for each
 * kind of visitor, so that all methods are covered.
 */
export function isMethodSampled(method: string, pathIndex: number, kindOfVisitor: number): boolean {
  return isFullRun || (pathIndex + kindOfVisitor) % methods.length === methods.indexOf(method);
}

export async function requestPanelPage(
  url: string,
  path: string,
  { method, cookie }: { method: string; cookie: string },
) {
  const response = await fetch(new URL(path, url), {
    method,
    redirect: 'manual',
    headers: { cookie, Origin: url },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: new URLSearchParams({ a: 'b' }) }),
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}
