import { data, href, redirect } from 'react-router';
import { z } from 'zod';
import { findConsentByPhone } from '#domain/customers/consent/find-consent.server.ts';
import { canBeSentOffers, giveConsent } from '#domain/customers/consent/give-consent.server.ts';
import { withdrawConsent } from '#domain/customers/consent/withdraw-consent.server.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { OrderNotFound } from '#storefront/order-success/order-not-found.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { shopContext } from '#web/contexts.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/order-offers.route';
import { agreed, offersCopy, question } from './offers.copy.ts';
import { OffersPage } from './offers-page.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await findOrder(shop, params.orderId);
  if (!order) return data({ order: undefined }, { status: 404 });
  const canBeSent = canBeSentOffers(order);
  const consent = canBeSent ? await findConsentByPhone(shop, order.customerPhone) : undefined;
  const since = consent && !consent.withdrawnAt ? shortDate(consent.givenAt) : undefined;
  return {
    order: { orderId: order.id, phone: formatPhone(order.customerPhone), canBeSent, since },
  };
}

/** Reads the answer, and the number that the page showed. */
const schema = z.object({ intent: z.enum(['yes', 'no']), phone: z.string().optional() });

export async function action({ request, params: { orderId }, url, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const order = (await findOrder(shop, orderId)) ?? throwNotFound();
  const form = await readForm(request, schema);
  const language = languageOf(url.pathname);
  if (form.ok && form.value.intent === 'yes') {
    const shown = formatPhone(order.customerPhone);
    const { phone = shown } = form.value;
    const isGiven = phone === shown && (await giveConsent(shop, { ...order, language })).ok;
    if (!isGiven) return data({ isPhoneReplaced: true }, { status: 409 });
  }
  if (form.ok && form.value.intent === 'no') {
    await withdrawConsent(shop, { phone: order.customerPhone });
  }
  const path = href('/order-success/:orderId/offers', { orderId });
  throw redirect(localizePath(language, path));
}

export function headers() {
  return privateHeaders;
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, offersCopy.title);
}

export default function OrderOffersRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order } = loaderData;
  const language = useLanguage();
  if (!order) return <OrderNotFound />;
  const { orderId, phone, canBeSent, since } = order;
  const orderPath = localizePath(language, href('/order-success/:orderId', { orderId }));
  const page = { orderPath, phone, isPhoneReplaced: actionData?.isPhoneReplaced ?? false };
  if (!canBeSent) return <OffersPage message={offersCopy.noMobile} intent={undefined} {...page} />;
  const message = since ? agreed(phone, since) : question(phone);
  return <OffersPage message={message} intent={since ? 'no' : 'yes'} {...page} />;
}
