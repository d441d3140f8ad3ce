import { createCookie } from 'react-router';
import { z } from 'zod';
import { deriveKey } from '#platform/config/secret.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Enough for a slow payment that is confirmed by a code from the bank. */
const maxAgeSeconds = 3 * 60 * 60;

/** Holds the id of the order that a browser went to pay, because the URL to which the gateway redirects does not. */
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

/** Returns the Set-Cookie value. */
export function serializePendingPayment(running: RunningShop, orderId: string): Promise<string> {
  return pendingPaymentCookie(running).serialize(orderId);
}

export async function parsePendingPayment(
  running: RunningShop,
  request: Request,
): Promise<string | undefined> {
  const cookieValue: unknown = await pendingPaymentCookie(running).parse(
    request.headers.get('Cookie'),
  );
  return z.uuid().safeParse(cookieValue).data;
}
