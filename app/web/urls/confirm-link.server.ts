import { createHmac, timingSafeEqual } from 'node:crypto';
import { href } from 'react-router';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { canBeConfirmedByCustomer } from '#domain/orders/fulfilment/confirm-own-order.server.ts';
import { findOrderByNumber, type Order } from '#domain/orders/reading/find-order.server.ts';
import { deriveKey } from '#platform/config/secret.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { localizePath } from './localize-path.ts';

const validMs = 7 * 24 * 60 * 60 * 1000;

type OrderToConfirm = Parameters<typeof canBeConfirmedByCustomer>[0] &
  Pick<Order, 'id' | 'orderNumber' | 'language' | 'createdAt'>;

/**
 * Returns the link by which the customer confirms an order; undefined where nothing is left to confirm, or after seven days.
 * It has the order's number and a signature of 132 bits, not the id that opens the order's private page.
 */
export function confirmLink(
  { shop, secret, appUrl }: RunningShop,
  order: OrderToConfirm,
): string | undefined {
  if (!canBeConfirmedByCustomer(order) || isExpired(shop, order)) return undefined;
  const token = `${order.orderNumber}.${signatureOf(secret, order)}`;
  return appUrl.origin + localizePath(order.language, href('/confirm/:token', { token }));
}

/** Finds the order of a link. Undefined for a forged or expired link, and after the phone number of the order was edited. */
export async function findOrderOfLink(
  { secret }: RunningShop,
  shop: Shop,
  token: string,
): Promise<Order | undefined> {
  const [number = '', signature = ''] = token.split('.');
  const order = await findOrderByNumber(shop, number);
  if (!order || isExpired(shop, order)) return undefined;
  return isSame(signature, signatureOf(secret, order)) ? order : undefined;
}

function isExpired(shop: Shop, { createdAt }: { createdAt: Date }): boolean {
  return shop.now().getTime() - createdAt.getTime() > validMs;
}

/** Signs the phone number too, so that a link that was sent to a wrong number is invalid once the owner has edited it. */
function signatureOf(
  secret: string,
  { id, customerPhone }: Pick<Order, 'id' | 'customerPhone'>,
): string {
  const key = deriveKey('order-confirmation', secret);
  return createHmac('sha256', key)
    .update(`${id} ${customerPhone}`)
    .digest('base64url')
    .slice(0, 22);
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
