import { data, href, redirect } from 'react-router';
import { textIn } from '#domain/kernel/bilingual.ts';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempts } from '#domain/limits/spend-attempt.server.ts';
import { transferDueLkr } from '#domain/orders/payment.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { readOwnSlips } from '#domain/slips/read-own-slips.server.ts';
import { sendSlips } from '#domain/slips/send-slips.server.ts';
import { takesSlips } from '#domain/slips/slip.ts';
import { OrderNotFound } from '#storefront/order-success/order-not-found.tsx';
import { languageOf, pathIn } from '#web/addresses/language-path.ts';
import { runningShopContext, shopContext, visitContext } from '#web/contexts.server.ts';
import { refused } from '#web/forms/form-answers.server.ts';
import { notFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { readFieldsOfUpload } from '#web/upload/read-upload.server.ts';
import type { Route } from './+types/slip.route';
import { slipCopy } from './slip.copy.ts';
import { SlipPage } from './slip-page.tsx';
import { takeSlips } from './take-slips.server.ts';

export async function loader({ url, params: { orderId }, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await findOrder(shop, orderId);
  if (!order) return data({ order: undefined }, { status: 404 });
  const slips = await readOwnSlips(shop, order);
  // Nothing is to be sent, and nothing was: the page of the order says how it is paid.
  if (!slips) throw redirect(addressOf(url, '/order-success/:orderId', orderId));
  const { orderNumber } = order;
  const { bankAccountDetails: bankDetails } = await readSettings(shop);
  const transferLkr = takesSlips(order) ? transferDueLkr(order) : 0;
  return { order: { orderId, orderNumber, transferLkr, bankDetails, slips } };
}

/** Leads to the page again, which shows what was sent: now, or before. */
export async function action({ request, params: { orderId }, context, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const bucket = addressBucket(context.get(visitContext).clientAddress);
  const { outcome } = await spendAttempts(shop, [budgetOf('slip:address', bucket)]);
  if (!outcome.ok) {
    await readFieldsOfUpload(request);
    return refused({}, outcome.refusal);
  }
  const order = (await findOrder(shop, orderId)) ?? notFound();
  const page = addressOf(url, '/order-success/:orderId/slip', orderId);
  if (!takesSlips(order)) {
    await readFieldsOfUpload(request);
    throw redirect(page);
  }
  const taken = await takeSlips(request, context.get(runningShopContext), (slips) =>
    sendSlips(shop, order.id, slips),
  );
  if (taken.problems) return refused({}, { code: 'slips', problems: taken.problems } as const);
  if (!taken.kept.ok) return refused({}, taken.kept.refusal);
  throw redirect(page);
}

type Address = '/order-success/:orderId' | '/order-success/:orderId/slip';

function addressOf(url: URL, address: Address, orderId: string): string {
  return pathIn(languageOf(url.pathname), href(address, { orderId }));
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return new Headers([...Object.entries(privateHeaders), ...actionHeaders]);
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: textIn(languageOf(location.pathname), slipCopy.title).text },
  { name: 'robots', content: 'noindex' },
];

export default function SlipRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order } = loaderData;
  return order ? <SlipPage {...order} answer={actionData} /> : <OrderNotFound />;
}
