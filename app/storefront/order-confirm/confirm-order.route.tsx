import { data, href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt } from '#domain/limits/spend-attempt.server.ts';
import {
  canBeConfirmedByCustomer,
  confirmOwnOrder,
  ownOrderSchema,
} from '#domain/orders/fulfilment/confirm-own-order.server.ts';
import { linesInParcel } from '#domain/orders/lines-in-parcel.ts';
import { cashToCollectLkr } from '#domain/orders/payment.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { regionInAddress } from '#domain/places/places.copy.ts';
import { preparedFrom } from '#domain/settings/closure.copy.ts';
import { closureOf } from '#domain/settings/closure.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { mergeForm } from '#ui/form/merge-form.ts';
import { requestDetailsContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { logAndRefuse, refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { findOrderOfLink } from '#web/urls/confirm-link.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/confirm-order.route';
import { confirmCopy } from './confirm-order.copy.ts';
import { ConfirmOrderPage, LinkUnusable } from './confirm-order-page.tsx';

/** Changes nothing, because messengers open links by themselves. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const running = context.get(runningShopContext);
  const shop = context.get(shopContext);
  const order = await findOrderOfLink(running, shop, params.token);
  if (!order) return data({ order: undefined }, { status: 404 });
  const closure = closureOf(await readSettings(shop), shop.now());
  const { orderNumber, version, street, city, confirmedByPhoneAt, cancelAskedAt, lines } = order;
  const isCancelAsked = cancelAskedAt !== null;
  const isConfirmed = confirmedByPhoneAt !== null && !isCancelAsked;
  return {
    order: {
      orderNumber,
      version,
      street,
      city,
      region: regionInAddress(order),
      cashLkr: order.status === 'delivered' ? 0 : cashToCollectLkr(order),
      paymentMethod: order.paymentMethod,
      lines: linesInParcel(lines).map(({ productId, productName, quantity }) => ({
        productId,
        productName,
        quantity,
      })),
      state: stateOf(canBeConfirmedByCustomer(order), isConfirmed),
      isCancelAsked,
      closureNote: closure && preparedFrom(closure.reopensAt),
    },
  };
}

function stateOf(isOpen: boolean, isConfirmed: boolean): 'open' | 'confirmed' | 'moved-on' {
  if (!isOpen) return 'moved-on';
  return isConfirmed ? 'confirmed' : 'open';
}

/** Redirects after a confirmation: a reload would send it again, and withdraw a request to cancel that was made since. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await readForm(request, ownOrderSchema);
  const bucket = addressBucket(context.get(requestDetailsContext).clientAddress);
  const spent = await spendAttempt(shop, budgetOf('order-link:address', bucket));
  if (!spent.ok) return refusedAnswer(form.values, spent.refusal);
  const order = await findOrderOfLink(context.get(runningShopContext), shop, params.token);
  const linkPath = localizePath(languageOf(url.pathname), href('/confirm/:token', params));
  // Redirects to the page, which says that the link is not valid any more.
  if (!order) throw redirect(linkPath);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const confirming = confirmOwnOrder(shop, order.id, form.value);
  const confirmed = await confirming.catch(logAndRefuse({ request, context }));
  if (!confirmed.ok) {
    const { refusal } = confirmed;
    const isChanged = refusal.code === 'order-changed' && form.value.intent === 'correct';
    const values = isChanged ? await mergeAddress(shop, order.id, form.values) : form.values;
    return refusedAnswer(values, refusal);
  }
  return redirect(linkPath, 303);
}

/** Replaces what the customer left as the page showed it by what the order has now, so that the next save keeps that. */
async function mergeAddress(shop: Shop, orderId: string, submitted: Record<string, string>) {
  const { street = '', city = '' } = (await findOrder(shop, orderId)) ?? {};
  const { shownAddress = '', shownCity = '' } = submitted;
  const previous = { address: shownAddress, city: shownCity };
  const { values } = mergeForm({ address: street, city }, { submitted, previous });
  return { ...submitted, ...values };
}

/** Reloads after a refusal, because the order may have changed since the page was opened. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.actionStatus === 409 || args.defaultShouldRevalidate;
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return new Headers([...Object.entries(privateHeaders), ...actionHeaders]);
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, confirmCopy.title);
}

export default function ConfirmOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order } = loaderData;
  if (!order) return <LinkUnusable />;
  return <ConfirmOrderPage order={order} answer={actionData} />;
}
