import { createCookie } from 'react-router';
import { z } from 'zod';
import { keyFor } from '#platform/config/secret.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';

/** Long enough for a slow payment that is confirmed by a code from the bank. */
const maxAgeSeconds = 3 * 60 * 60;

/** Stores which order a browser went to pay, because the gateway that redirects it back does not know the order's page. */
function waitingCookie({ secret, https }: RunningShop) {
  return createCookie(https ? '__Host-sandhi_payment' : 'sandhi_payment', {
    secrets: [keyFor('payment-cookie', secret)],
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    path: '/',
    maxAge: maxAgeSeconds,
  });
}

export function writeWaitingOrder(running: RunningShop, orderId: string): Promise<string> {
  return waitingCookie(running).serialize(orderId);
}

export async function readWaitingOrder(
  running: RunningShop,
  request: Request,
): Promise<string | undefined> {
  const sent: unknown = await waitingCookie(running).parse(request.headers.get('Cookie'));
  return z.uuid().safeParse(sent).data;
}
