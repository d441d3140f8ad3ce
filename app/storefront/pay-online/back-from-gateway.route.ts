import { href, redirect } from 'react-router';
import { runningShopContext } from '#web/contexts.server.ts';
import { parsePendingPayment } from '#web/cookies/pending-payment-cookie.server.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/back-from-gateway.route';

/** Redirects a browser from the gateway to the payment page of its order. Only a notification confirms a payment. */
export async function loader({ request, params: { outcome }, url, context }: Route.LoaderArgs) {
  if (outcome !== 'returned' && outcome !== 'cancelled') notFound();
  const orderId = await parsePendingPayment(context.get(runningShopContext), request);
  const path = orderId
    ? `${href('/order-success/:orderId/pay', { orderId })}?back=${outcome}`
    : href('/track');
  return redirect(localizePath(languageOf(url.pathname), path), {
    status: 303,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
