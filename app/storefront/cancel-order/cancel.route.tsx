import { data, href, redirect } from 'react-router';
import { askToCancel } from '#domain/orders/cancelling/ask-to-cancel.server.ts';
import { askCancelSchema } from '#domain/orders/cancelling/cancel-forms.server.ts';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { readShownCancelRequestState } from '#domain/orders/cancelling/read-cancel-requests.server.ts';
import { withdrawCancel } from '#domain/orders/cancelling/withdraw-cancel.server.ts';
import { netReceivedLkr } from '#domain/orders/order-money.ts';
import { findOrder } from '#domain/orders/reading/find-order.server.ts';
import { OrderNotFound } from '#storefront/order-success/order-not-found.tsx';
import { PageAboutOrder } from '#storefront/order-success/page-about-order.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { Card } from '#ui/card.tsx';
import { OutcomeNotice } from '#ui/feedback/outcome-notice.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both } from '#ui/text/text.tsx';
import { shopContext } from '#web/contexts.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/cancel.route';
import { cancelCopy, cancelFields } from './cancel.copy.ts';
import { CancelStatus } from './cancel-status.tsx';

export async function loader({ params: { orderId }, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await findOrder(shop, orderId);
  if (!order) return data({ order: undefined }, { status: 404 });
  const { request, canAsk } = await readShownCancelRequestState(shop, order);
  const { orderNumber } = order;
  return { order: { orderId, orderNumber, request, canAsk, isPaid: netReceivedLkr(order) > 0 } };
}

/** Redirects to the page, which shows the current state of the request: waiting, withdrawn, accepted or declined. */
export async function action({ request, params: { orderId }, url, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  if (!(await findOrder(shop, orderId))) throwNotFound();
  const form = await readForm(request, askCancelSchema);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  const { intent, words } = form.value;
  // Redirects after a refusal too: the page shows what has happened to the order or the request in the meantime.
  if (intent === 'ask') await askToCancel(shop, { orderId, words });
  else await withdrawCancel(shop, { orderId });
  const page = href('/order-success/:orderId/cancel', { orderId });
  throw redirect(localizePath(languageOf(url.pathname), page));
}

export function headers() {
  return privateHeaders;
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, cancelCopy.title);
}

export default function CancelRoute({ loaderData: { order }, actionData }: Route.ComponentProps) {
  return order ? <CancelPage {...order} answer={actionData} /> : <OrderNotFound />;
}

type CancelPageProps = {
  orderId: string;
  orderNumber: string;
  request: CancelRequest | undefined;
  canAsk: boolean;
  /** Whether money was received, so that cancelling leads to a refund. */
  isPaid: boolean;
  answer: FormAnswer | undefined;
};

/** Renders the form that requests a cancellation, and the state of the request. */
function CancelPage(props: CancelPageProps) {
  const { orderId, orderNumber, request, canAsk, answer } = props;
  return (
    <PageAboutOrder
      title={cancelCopy.title}
      subject={<span className="tabular-nowrap">{orderNumber}</span>}
      orderId={orderId}
    >
      <Card className="mt-6 grid gap-5 leading-snug">
        {request && <CancelStatus request={request} orderId={orderId} as={OutcomeNotice} />}
        {!request && !canAsk && (
          <p>
            <Both of={cancelCopy.tooLate} />
          </p>
        )}
        {canAsk && request?.state !== 'withdrawn' && <AskForm {...props} />}
        {canAsk && request?.state === 'withdrawn' && (
          <details open={answer !== undefined}>
            <summary className="flex min-h-11 cursor-pointer items-center font-medium">
              <span>
                <Both of={cancelCopy.again} inline />
              </span>
            </summary>
            <div className="mt-4">
              <AskForm {...props} />
            </div>
          </details>
        )}
      </Card>
    </PageAboutOrder>
  );
}

function AskForm({ isPaid, answer }: Pick<CancelPageProps, 'isPaid' | 'answer'>) {
  return (
    <Form fields={cancelFields} answer={answer}>
      <input type="hidden" name="intent" value="ask" />
      <FormProblems />
      <p className="text-ink-600">
        <Both of={cancelCopy.explanation} />
      </p>
      {isPaid && (
        <p className="font-medium">
          <Both of={cancelCopy.refund} />
        </p>
      )}
      <TextAreaField name="words" rows={3} />
      <div>
        <SubmitButton of={cancelCopy.ask} whileBusy={cancelCopy.asking} />
      </div>
    </Form>
  );
}
