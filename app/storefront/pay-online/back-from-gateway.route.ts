import { href, redirect } from 'react-router';
import { languageOf, pathIn } from '#web/addresses/language-path.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import { readWaitingOrder } from '#web/cookies/waiting-order-cookie.server.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/back-from-gateway.route';

/** Redirects a browser that returns from the gateway to its order. Only a notification proves a payment. */
export async function loader({ request, params: { outcome }, url, context }: Route.LoaderArgs) {
  if (outcome !== 'returned' && outcome !== 'cancelled') notFound();
  const orderId = await readWaitingOrder(context.get(runningShopContext), request);
  const path = orderId
    ? `${href('/order-success/:orderId/pay', { orderId })}?back=${outcome}`
    : href('/track');
  return redirect(pathIn(languageOf(url.pathname), path), {
    status: 303,
    headers: { 'Cache-Control': 'private, no-store' },
  });
}
