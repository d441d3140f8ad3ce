import { data, href, redirect, redirectDocument } from 'react-router';
import { z } from 'zod';
import { canBePaidOnline } from '#domain/orders/online/can-be-paid-online.ts';
import { tryPaymentAgain } from '#domain/orders/online/open-attempt.server.ts';
import { listOtherWays, payAnotherWay } from '#domain/orders/online/pay-another-way.server.ts';
import { type LastAttempt, readLastAttempt } from '#domain/orders/online/read-payment.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { collects, paymentMethods } from '#domain/payments/payment-methods.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { OrderNotFound } from '#storefront/order-success/order-not-found.tsx';
import { languageOf, pathIn } from '#web/addresses/language-path.ts';
import { formTargetContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { writeWaitingOrder } from '#web/cookies/waiting-order-cookie.server.ts';
import { refused } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import type { Route } from './+types/pay-online.route';
import { gatewayFields } from './gateway-fields.server.ts';
import { payCopy } from './pay-online.copy.ts';
import { PayOnlinePage } from './pay-online-page.tsx';

/** Changes nothing: what is not to be paid online any more leads to the page of the order. */
export async function loader({ params: { orderId }, url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const running = context.get(runningShopContext);
  const { gateway, appUrl } = running;
  const order = await findOrder(shop, orderId);
  if (!order) return data({ asked: undefined }, { status: 404 });
  const language = languageOf(url.pathname);
  const orderPath = pathIn(language, href('/order-success/:orderId', { orderId }));
  const attempt = await readLastAttempt(shop, orderId);
  if (!gateway || !attempt || !canBePaidOnline(order)) throw redirect(orderPath);

  const { account } = gateway;
  const target = new URL(account.checkoutUrl, appUrl);
  if (target.origin !== appUrl.origin) context.set(formTargetContext, target.origin);
  // The stand-in leads back to the origin by which the demonstration was opened.
  const base = running.demo ? '' : appUrl.origin;
  const addressOf = (path: string) => base + pathIn(language, path);
  const notifyUrl = new URL(href('/payhere/notify'), appUrl).href;
  const cookie = await writeWaitingOrder(running, orderId);
  const asked = {
    orderPath,
    amountLkr: attempt.amountLkr,
    view: viewOf(attempt, url.searchParams.get('back')),
    checkoutUrl: account.checkoutUrl,
    fields: gatewayFields({ account, order, attempt, addressOf, notifyUrl }),
    otherWays: await listOtherWays(shop, order),
    isDemo: running.demo !== undefined,
  };
  return data({ asked }, { headers: { 'Set-Cookie': cookie } });
}

function viewOf({ state, hasNoNotice }: LastAttempt, back: string | null): PayView {
  if (state === 'failed' || back === 'cancelled') return 'unpaid';
  return back === null && hasNoNotice ? 'ready' : 'confirming';
}

/** About to leave for the gateway, back from it without its word, or certainly not paid. */
export type PayView = 'ready' | 'confirming' | 'unpaid';

const schema = z.object({ way: z.enum([...paymentMethods]) });

/** Tries again online, or changes the order to another way to pay. */
export async function action({ request, params: { orderId }, url, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await readForm(request, schema);
  if (!form.ok) notFound();
  const { way } = form.value;
  const isOnline = collects(way) === 'online';
  const moved = isOnline
    ? await tryPaymentAgain(shop, orderId)
    : await payAnotherWay(shop, { orderId, method: way });
  if (!moved.ok) return refused(form.values, moved.refusal);
  const path = isOnline ? '/order-success/:orderId/pay' : '/order-success/:orderId';
  const lead = isOnline ? redirectDocument : redirect;
  return lead(pathIn(languageOf(url.pathname), href(path, { orderId })), { status: 303 });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return new Headers([...Object.entries(privateHeaders), ...loaderHeaders]);
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, payCopy.title);
}

export default function PayOnlineRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { asked } = loaderData;
  if (!asked) return <OrderNotFound />;
  return <PayOnlinePage {...asked} isRefused={actionData?.refusal !== undefined} />;
}
