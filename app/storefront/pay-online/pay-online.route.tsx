import { data, href, redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { canBePaidOnline } from '#domain/orders/online/can-be-paid-online.ts';
import {
  changePaymentMethod,
  listOtherMethods,
} from '#domain/orders/online/change-payment-method.server.ts';
import { tryPaymentAgain } from '#domain/orders/online/open-attempt.server.ts';
import { findLastAttempt, type LastAttempt } from '#domain/orders/online/read-payment.server.ts';
import { netReceivedLkr } from '#domain/orders/order-money.ts';
import { findOrder, type Order } from '#domain/orders/reading/find-order.server.ts';
import type { PayHereAccount } from '#domain/payments/payhere/gateway.ts';
import { checkoutHash, payHereAmount } from '#domain/payments/payhere/signature.server.ts';
import { paymentMethods, paymentTiming } from '#domain/payments/payment-methods.ts';
import { OrderNotFound } from '#storefront/order-success/order-not-found.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { formTargetContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { addPendingPayment } from '#web/cookies/pending-payment-cookie.server.ts';
import { refusedAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/pay-online.route';
import { payCopy } from './pay-online.copy.ts';
import { PayOnlinePage, type PayView } from './pay-online-page.tsx';

/** Changes nothing. An order that can no longer be paid online redirects to its page. */
export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { orderId } = params;
  const shop = context.get(shopContext);
  const running = context.get(runningShopContext);
  const { gateway, appUrl } = running;
  const order = await findOrder(shop, orderId);
  if (!order) return data({ payment: undefined }, { status: 404 });
  const language = languageOf(url.pathname);
  const orderPath = localizePath(language, href('/order-success/:orderId', { orderId }));
  if (!gateway || !canBePaidOnline(order)) throw redirect(orderPath);
  const attempt = await findLastAttempt(shop, orderId);
  const view = viewOf(order, attempt, url.searchParams.get('back'));

  const { account } = gateway;
  const target = new URL(account.checkoutUrl, appUrl);
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
    checkoutUrl: account.checkoutUrl,
    fields: attempt ? gatewayFields({ account, order, attempt, urlOf, notifyUrl }) : {},
    otherMethods: await listOtherMethods(shop, order),
    isDemo: running.demo !== undefined,
  };
  if (view !== 'ready') return data({ payment });
  const cookie = await addPendingPayment(running, request, order);
  return data({ payment }, { headers: { 'Set-Cookie': cookie } });
}

/** Returns what the page shows. An order that cost nothing when it was placed has no attempt until its shopper pays. */
function viewOf(order: Order, attempt: LastAttempt | undefined, back: string | null): PayView {
  const unpaidView = netReceivedLkr(order) > 0 ? 'partly-paid' : 'unpaid';
  // Offers another attempt, because one that is over cannot charge what has become due since.
  if (attempt?.state !== 'pending') return unpaidView;
  // Offers no other attempt once PayHere has sent a notification, so that nobody pays twice.
  if (!attempt.hasNoNotification) return 'confirming';
  if (back === null) return attempt.amountLkr === order.dueLkr ? 'ready' : unpaidView;
  return back === 'cancelled' ? unpaidView : 'confirming';
}

type GatewayFieldOptions = {
  account: PayHereAccount;
  order: Order;
  attempt: LastAttempt;
  /** Returns the URL of a page in the shopper's language, without an origin in demo mode. */
  urlOf: (path: string) => string;
  notifyUrl: string;
};

/** Returns the fields of PayHere's Checkout API. They never contain the id of the order, which opens its private page. */
function gatewayFields({
  account,
  order,
  attempt,
  urlOf,
  notifyUrl,
}: GatewayFieldOptions): Record<string, string> {
  const { merchantId, secret } = account;
  const { reference } = attempt;
  const amount = payHereAmount(attempt.amountLkr);
  const signed = { merchantId, reference, amount, currency: 'LKR' };
  return {
    merchant_id: merchantId,
    return_url: urlOf(`/payment/returned/${order.orderNumber}`),
    cancel_url: urlOf(`/payment/cancelled/${order.orderNumber}`),
    notify_url: notifyUrl,
    first_name: attempt.firstName,
    last_name: attempt.lastName,
    email: order.customerEmail ?? '',
    phone: order.customerPhone,
    address: order.street,
    city: order.city,
    country: 'Sri Lanka',
    order_id: reference,
    items: `Order ${order.orderNumber}`,
    currency: signed.currency,
    amount,
    hash: checkoutHash(signed, secret),
  };
}

const schema = z.object({ way: z.enum([...paymentMethods]) });

/** Tries to pay online again, or changes the order to another payment method. */
export async function action({ request, params: { orderId }, url, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await readForm(request, schema);
  if (!form.ok) throwNotFound();
  const { way: method } = form.value;
  const isOnline = paymentTiming(method) === 'online';
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
