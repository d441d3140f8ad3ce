import { href, redirect } from 'react-router';
import { runningShopContext } from '#web/contexts.server.ts';
import { findPendingPayment } from '#web/cookies/pending-payment-cookie.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/back-from-gateway.route';

/** Redirects a browser from the gateway to the payment page of its order. Only a notification confirms a payment. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { outcome, orderNumber } = params;
  if (outcome !== 'returned' && outcome !== 'cancelled') throwNotFound();
  const running = context.get(runningShopContext);
  const orderId = await findPendingPayment(running, request, orderNumber);
  const path = orderId
    ? `${href('/order-success/:orderId/pay', { orderId })}?back=${outcome}`
    : href('/track');
  return redirect(localizePath(languageOf(url.pathname), path), {
    status: 303,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
