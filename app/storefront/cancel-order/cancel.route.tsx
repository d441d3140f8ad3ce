import { data, href, redirect } from 'react-router';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { askCancelSchema } from '#domain/orders/cancelling/cancel-forms.server.ts';
import { readCancelling } from '#domain/orders/cancelling/read-cancelling.server.ts';
import { withdrawCancel } from '#domain/orders/cancelling/withdraw-cancel.server.ts';
import { keptLkr } from '#domain/orders/order-money.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { OrderNotFound } from '#storefront/order-success/order-not-found.tsx';
import { languageOf, pathIn } from '#web/addresses/language-path.ts';
import { shopContext } from '#web/contexts.server.ts';
import { refused, wrongFields } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import type { Route } from './+types/cancel.route';
import { cancelCopy } from './cancel.copy.ts';
import { CancelPage } from './cancel-page.tsx';

export async function loader({ params: { orderId }, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await findOrder(shop, orderId);
  if (!order) return data({ order: undefined }, { status: 404 });
  const { request, canAsk } = await readCancelling(shop, order);
  const { orderNumber } = order;
  return { order: { orderId, orderNumber, request, canAsk, isPaid: keptLkr(order) > 0 } };
}

/** Leads to the page again, which shows what is so now: asked now or before, taken back, or answered. */
export async function action({ request, params: { orderId }, url, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (!(await findOrder(shop, orderId))) notFound();
  const form = await readForm(request, askCancelSchema);
  if (!form.ok) return wrongFields(form.values, form.refusal.problems);
  const { intent, words } = form.value;
  const done =
    intent === 'ask'
      ? await askToCancel(shop, { orderId, words })
      : await withdrawCancel(shop, { orderId });
  if (!done.ok) return refused(form.values, done.refusal);
  const page = href('/order-success/:orderId/cancel', { orderId });
  throw redirect(pathIn(languageOf(url.pathname), page));
}

export function headers() {
  return privateHeaders;
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, cancelCopy.title);
}

export default function CancelRoute({ loaderData: { order }, actionData }: Route.ComponentProps) {
  return order ? <CancelPage {...order} answer={actionData} /> : <OrderNotFound />;
}
