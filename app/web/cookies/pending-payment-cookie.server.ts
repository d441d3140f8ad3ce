import { createCookie } from 'react-router';
import { z } from 'zod';
import { deriveKey } from '#platform/config/secret.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Enough for a slow payment that is confirmed by a code from the bank. */
const maxAgeSeconds = 3 * 60 * 60;

/** The maximum number of orders that one browser pays at the same time. */
const maxOrders = 5;

/** Order number and id of each order, the newest first; marked if this browser placed it. */
const cookieSchema = z
  .array(z.tuple([z.string(), z.uuid(), z.literal('placed').optional()]))
  .catch([]);

/** Holds the ids of the orders that a browser went to pay, because the URL to which the gateway redirects has none. */
function pendingPaymentCookie({ secret, https }: RunningShop) {
  return createCookie(https ? '__Host-sandhi_payment' : 'sandhi_payment', {
    secrets: [deriveKey('payment-cookie', secret)],
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    path: '/',
    maxAge: maxAgeSeconds,
  });
}

type PendingOrder = { id: string; orderNumber: string; isPlacedInThisBrowser?: boolean };

/** Returns the Set-Cookie value that adds this order to those of the browser. It stays marked if the browser placed it. */
export async function addPendingPayment(
  running: RunningShop,
  request: Request,
  { id, orderNumber, isPlacedInThisBrowser = false }: PendingOrder,
): Promise<string> {
  const pending = await readPendingPayments(running, request);
  const others = pending.filter(([, otherId]) => otherId !== id);
  const isMarked = isPlacedInThisBrowser || isPlaced(pending, id);
  const order = isMarked ? [orderNumber, id, 'placed'] : [orderNumber, id];
  return pendingPaymentCookie(running).serialize([order, ...others].slice(0, maxOrders));
}

/** Returns whether this browser placed the order that it pays, rather than opened its link. */
export async function hasPlacedOrder(
  running: RunningShop,
  request: Request,
  orderId: string,
): Promise<boolean> {
  return isPlaced(await readPendingPayments(running, request), orderId);
}

function isPlaced(pending: z.infer<typeof cookieSchema>, orderId: string): boolean {
  return pending.some(([, id, mark]) => id === orderId && mark === 'placed');
}

export function deletePendingPayments(running: RunningShop): Promise<string> {
  return pendingPaymentCookie(running).serialize('', { maxAge: 0 });
}

/** Returns the id of an order that this browser went to pay: the one with this number, or the newest. */
export async function findPendingPayment(
  running: RunningShop,
  request: Request,
  orderNumber: string | undefined,
): Promise<string | undefined> {
  const pending = await readPendingPayments(running, request);
  const found = orderNumber ? pending.find(([number]) => number === orderNumber) : pending[0];
  return found?.[1];
}

async function readPendingPayments(running: RunningShop, request: Request) {
  return cookieSchema.parse(
    await pendingPaymentCookie(running).parse(request.headers.get('Cookie')),
  );
}
