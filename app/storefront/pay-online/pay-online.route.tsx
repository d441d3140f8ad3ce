import { data, href, redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { canBePaidOnline } from '#domain/orders/online/can-be-paid-online.ts';
import {
  changePaymentMethod,
  listOtherMethods,
} from '#domain/orders/online/change-payment-method.server.ts';
import { canExpire, reservationMs } from '#domain/orders/online/expire-unpaid-orders.server.ts';
import { isLookedUpAgain } from '#domain/orders/online/look-up-attempts.server.ts';
import { tryPaymentAgain } from '#domain/orders/online/open-attempt.server.ts';
import { findLastAttempt, type LastAttempt } from '#domain/orders/online/read-payment.server.ts';
import { netReceivedLkr } from '#domain/orders/order-money.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import { paymentMethods, paymentTiming } from '#domain/payments/payment-methods.ts';
import { OrderNotFound } from '#storefront/order-success/order-not-found.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { formTargetContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { addPendingPayment } from '#web/cookies/pending-payment-cookie.server.ts';
import { refusedAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { actAsSignedIn } from '#web/sign-in/act-as-signed-in.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/pay-online.route';
import { canReadPayer, gatewayFields } from './gateway-fields.server.ts';
import { payCopy } from './pay-online.copy.ts';
import { PayOnlinePage, type PayView } from './pay-online-page.tsx';

/**
 * Changes nothing. An order that cannot be paid online any more redirects to its page; without a gateway the page offers the
 * other payment methods. Only the form that leads to the gateway gets the fields about the payer.
 */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { orderId } = params;
  const shop = context.get(shopContext);
  const running = context.get(runningShopContext);
  const { appUrl } = running;
  const account = running.gateway?.account;
  const order = await findOrder(shop, orderId);
  if (!order) return data({ payment: undefined }, { status: 404 });
  const language = languageOf(url.pathname);
  const orderPath = localizePath(language, href('/order-success/:orderId', { orderId }));
  if (!canBePaidOnline(order)) throw redirect(orderPath);
  const attempt = await findLastAttempt(shop, orderId);
  const visit = { back: url.searchParams.get('back'), now: shop.now() };
  const openView = viewOf(order, attempt, visit);
  const view = account || openView === 'confirming' ? openView : 'unavailable';

  const checkoutUrl = account?.checkoutUrl ?? '';
  const target = new URL(checkoutUrl, appUrl);
  if (target.origin !== appUrl.origin) context.set(formTargetContext, target.origin);
  // The demo's stand-in for PayHere returns to the origin on which the demo was opened, which may differ from APP_URL.
  const base = running.demo ? '' : appUrl.origin;
  const urlOf = (path: string) => base + localizePath(language, path);
  const notifyUrl = new URL(href('/payhere/notify'), appUrl).href;
  const payment = {
    orderNumber: order.orderNumber,
    orderPath,
    amountLkr: order.dueLkr,
    view,
    checkoutUrl,
    otherMethods: await listOtherMethods(shop, order),
    canExpire: canExpire(order, attempt),
    isDemo: running.demo !== undefined,
  };
  const noFields: Record<string, string> = {};
  if (!account || !attempt || view !== 'ready')
    return data({ payment: { ...payment, fields: noFields } });
  const visitor = await actAsSignedIn(shop, running, request);
  const isPayerShown = await canReadPayer(order, visitor.shop, { running, request });
  const fields = gatewayFields({ account, order, attempt, isPayerShown, urlOf, notifyUrl });
  const cookies = [...visitor.setCookies, await addPendingPayment(running, request, order)];
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return data({ payment: { ...payment, fields } }, { headers });
}

/** Returns what the page shows. An order that cost nothing when it was placed has no attempt until its shopper pays. */
function viewOf(
  order: Order,
  attempt: LastAttempt | undefined,
  { back, now }: { back: string | null; now: Date },
): PayView {
  const unpaidView = netReceivedLkr(order) > 0 ? 'partly-paid' : 'unpaid';
  // Offers another attempt, because one that is over cannot charge what has become due since.
  if (attempt?.state !== 'pending') return unpaidView;
  // Offers no other attempt while PayHere is about to tell the outcome, so that nobody pays twice.
  if (attempt.isNotified) return isAwaited(attempt, now) ? 'confirming' : unpaidView;
  // Offers another attempt where a payment by this one would stay unseen if its notification were lost.
  if (back === 'cancelled' || isOver(attempt, now)) return unpaidView;
  if (back !== null) return 'confirming';
  return attempt.amountLkr === order.dueLkr ? 'ready' : unpaidView;
}

/** Returns whether the shop no longer waits to hear of a payment by this attempt, even if it cannot look it up. */
function isOver(attempt: LastAttempt, now: Date): boolean {
  return !isLookedUpAgain(attempt) || now.getTime() - attempt.openedAt.getTime() >= maxWaitMs;
}

/** How long an order that cannot expire waits for a notification: about as long as attempts are looked up. */
const maxWaitMs = 3 * 24 * 60 * 60 * 1000;

/** Returns whether the units are still reserved for this attempt. PayHere may leave a payment pending for good. */
function isAwaited({ openedAt, releasedAt }: LastAttempt, now: Date): boolean {
  return releasedAt === null && now.getTime() - openedAt.getTime() < reservationMs;
}

const schema = z.object({ method: z.enum([...paymentMethods]) });

/** Tries to pay online again, or changes the order to another payment method. */
export async function action({ request, params: { orderId }, url, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await readForm(request, schema);
  if (!form.ok) throwNotFound();
  const { method } = form.value;
  const isOnline = paymentTiming(method) === 'online';
  if (isOnline && !context.get(runningShopContext).gateway)
    return refusedAnswer(form.values, { code: 'not-payable-online' } as const);
  const result = isOnline
    ? await tryPaymentAgain(shop, orderId)
    : await changePaymentMethod(shop, { orderId, method });
  if (!result.ok) return refusedAnswer(form.values, result.refusal);
  const path = isOnline ? '/order-success/:orderId/pay' : '/order-success/:orderId';
  const redirectTo = isOnline ? redirectDocument : redirect;
  return redirectTo(localizePath(languageOf(url.pathname), href(path, { orderId })), {
    status: 303,
  });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...Object.entries(privateHeaders), ...loaderHeaders]);
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, payCopy.title);
}

export default function PayOnlineRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { payment } = loaderData;
  if (!payment) return <OrderNotFound />;
  return <PayOnlinePage {...payment} isRefused={actionData?.refusal !== undefined} />;
}
