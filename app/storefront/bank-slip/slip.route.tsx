import { data, href, redirect } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempts } from '#domain/limits/spend-attempt.server.ts';
import { bankTransferDueLkr } from '#domain/orders/payment.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { type OwnSlips, readOwnSlips } from '#domain/slips/read-own-slips.server.ts';
import { sendSlips } from '#domain/slips/send-slips.server.ts';
import { acceptsSlips } from '#domain/slips/slip.ts';
import { OrderNotFound } from '#storefront/order-success/order-not-found.tsx';
import { transferInstruction } from '#storefront/order-success/order-success.copy.ts';
import { PageAboutOrder } from '#storefront/order-success/page-about-order.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { Card } from '#ui/card.tsx';
import { OutcomeNotice } from '#ui/feedback/outcome-notice.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { requestDetailsContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { refusedAnswer } from '#web/forms/form-answers.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { drainUpload } from '#web/upload/read-upload.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/slip.route';
import { slipCopy } from './slip.copy.ts';
import { Slips } from './slip-card.tsx';
import type { SlipAnswer } from './slip-form.tsx';
import { storeSlips } from './store-slips.server.ts';

export async function loader({ url, params: { orderId }, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await findOrder(shop, orderId);
  if (!order) return data({ order: undefined }, { status: 404 });
  const slips = await readOwnSlips(shop, order);
  // Redirects to the order if no slip was sent and the order accepts none.
  if (!slips) throw redirect(pagePath(url, '/order-success/:orderId', orderId));
  const { orderNumber } = order;
  const { bankAccountDetails: bankDetails } = await readSettings(shop);
  const transferLkr = acceptsSlips(order) ? bankTransferDueLkr(order) : 0;
  return { order: { orderId, orderNumber, transferLkr, bankDetails, slips } };
}

/** Redirects to the page, which shows what was sent, also when the order no longer accepts slips. */
export async function action({ request, params: { orderId }, context, url }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const bucket = addressBucket(context.get(requestDetailsContext).clientAddress);
  const { outcome } = await spendAttempts(shop, [budgetOf('slip:address', bucket)]);
  if (!outcome.ok) {
    await drainUpload(request);
    return refusedAnswer({}, outcome.refusal);
  }
  const order = await findOrder(shop, orderId);
  const page = pagePath(url, '/order-success/:orderId/slip', orderId);
  if (!order || !acceptsSlips(order)) {
    await drainUpload(request);
    throw order ? redirect(page) : throwNotFound();
  }
  const stored = await storeSlips(request, context.get(runningShopContext), (slips) =>
    sendSlips(shop, order.id, slips),
  );
  if (stored.problems)
    return refusedAnswer({}, { code: 'slips', problems: stored.problems } as const);
  if (!stored.result.ok) return refusedAnswer({}, stored.result.refusal);
  throw redirect(page);
}

type PagePattern = '/order-success/:orderId' | '/order-success/:orderId/slip';

/** Returns the path of a page of the order, in the language of the request's URL. */
function pagePath(url: URL, pattern: PagePattern, orderId: string): string {
  return localizePath(languageOf(url.pathname), href(pattern, { orderId }));
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return new Headers([...Object.entries(privateHeaders), ...actionHeaders]);
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, slipCopy.title);
}

export default function SlipRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { order } = loaderData;
  return order ? <SlipPage {...order} answer={actionData} /> : <OrderNotFound />;
}

type SlipPageProps = {
  orderId: string;
  orderNumber: string;
  /** The amount still to be transferred, in rupees. */
  transferLkr: number;
  bankDetails: Bilingual;
  slips: OwnSlips;
  answer: SlipAnswer | undefined;
};

/** Renders the upload form for the slip of a bank transfer. Links in e-mails and WhatsApp messages open this page. */
function SlipPage(props: SlipPageProps) {
  const { orderId, orderNumber, transferLkr, bankDetails, slips, answer } = props;
  return (
    <PageAboutOrder
      title={slipCopy.title}
      subject={<span className="tabular-nowrap">{orderNumber}</span>}
      orderId={orderId}
    >
      <Card className="mt-6 grid gap-5">
        {transferLkr > 0 && slips.status?.state !== 'waiting' && (
          <div className="grid gap-2 leading-snug wrap-anywhere">
            <p className="font-medium">
              <Both of={transferInstruction(transferLkr, orderNumber)} />
            </p>
            <p className="whitespace-pre-line text-ink-600 tabular-nums">
              <Text of={bankDetails} />
            </p>
          </div>
        )}
        <Slips slips={slips} orderId={orderId} answer={answer} as={OutcomeNotice} />
      </Card>
    </PageAboutOrder>
  );
}
