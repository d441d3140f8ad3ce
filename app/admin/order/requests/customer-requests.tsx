import { href } from 'react-router';
import { DetailHeading } from '#admin/order/detail-heading.tsx';
import {
  OrderButton,
  OrderForm,
  type OrderFormState,
  type OrderPageData,
  useOrderForm,
} from '#admin/order/forms/order-form.tsx';
import { formsCopy } from '#admin/order/forms/order-forms.copy.ts';
import { CollapsibleSection } from '#admin/page/collapsible-section.tsx';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { declineReasonLabels, problemKindLabels } from '#domain/orders/order.copy.ts';
import { netReceivedLkr } from '#domain/orders/order-money.ts';
import type { Problem } from '#domain/problems/find-problem.server.ts';
import { AskFirst } from '#ui/button/ask-first.tsx';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { LinkedPictures } from '#ui/picture/linked-pictures.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import {
  cancelRequestCopy,
  declineFields,
  pictureNumber,
  problemCopy,
  settleProblemFields,
} from './customer-requests.copy.ts';

type CancelRequestProps = OrderPageData & { request: CancelRequest | undefined };

/**
 * Shows an open request to cancel with the forms that answer it, or the answer that declined it. A refused form stays, so
 * that its text is not lost once the request was withdrawn or settled.
 */
export function CancelRequestPanel({ request, ...page }: CancelRequestProps) {
  const [accepting, declining] = [
    useOrderForm(page, 'accept-cancel'),
    useOrderForm(page, 'decline-cancel'),
  ];
  const isWaiting = request?.state === 'waiting';
  const declined = request?.state === 'declined' && <DeclinedRequest {...request} />;
  if (!(isWaiting || accepting.answer || declining.answer)) return declined || null;
  return (
    <section
      id="cancel-request"
      className="grid scroll-mt-24 gap-3 rounded-md border border-clay-700/40 bg-clay-100 px-4.5 py-4 text-md leading-snug"
    >
      <DetailHeading of={cancelRequestCopy.title} />
      {isWaiting && <WaitingRequest {...request} />}
      {declined}
      {(isWaiting || accepting.answer) && <AcceptCancelForm form={accepting} />}
      {(isWaiting || declining.answer) && <DeclineCancelForm form={declining} />}
    </section>
  );
}

function WaitingRequest({ since, words }: Extract<CancelRequest, { state: 'waiting' }>) {
  return (
    <>
      <div>
        {words === '' ? (
          <p className="text-ink-600">
            <Text of={cancelRequestCopy.noMessage} />
          </p>
        ) : (
          <p className="font-medium wrap-anywhere whitespace-pre-line">{words}</p>
        )}
        <time dateTime={since.toISOString()} className="tabular-nowrap text-sm text-ink-600">
          {shortDateTime(since)}
        </time>
      </div>
      <p className="text-ink-600">
        <Both of={cancelRequestCopy.hint} />
      </p>
    </>
  );
}

function DeclinedRequest({ reason, words }: Extract<CancelRequest, { state: 'declined' }>) {
  return (
    <section className="rounded-md border border-line px-4.5 py-4 text-md leading-snug">
      <p className="text-ink-600">
        <Both of={cancelRequestCopy.declined} />
      </p>
      {reason !== 'other' && (
        <p>
          <Both of={declineReasonLabels[reason]} />
        </p>
      )}
      {words !== '' && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
    </section>
  );
}

function AcceptCancelForm({ form }: { form: OrderFormState }) {
  return (
    <OrderForm form={form} fields={{}} prefix="accept-cancel">
      {netReceivedLkr(form.page.order) > 0 && (
        <p className="text-clay-700 [--second:currentColor]">
          <Both of={formsCopy.cancelRefund} />
        </p>
      )}
      <AskFirst
        of={cancelRequestCopy.accept}
        question={formsCopy.cancelQuestion}
        open={form.answer !== undefined}
      >
        <OrderButton orderForm={form} of={formsCopy.cancelYes} variant="danger" />
      </AskFirst>
    </OrderForm>
  );
}

function DeclineCancelForm({ form }: { form: OrderFormState }) {
  return (
    <CollapsibleSection title={cancelRequestCopy.decline} open={form.answer !== undefined}>
      <OrderForm form={form} fields={declineFields} prefix="decline-cancel">
        <SelectField
          name="reason"
          options={declineReasonLabels}
          placeholder={cancelRequestCopy.chooseReason}
        />
        <TextAreaField name="words" rows={2} />
        <div>
          <OrderButton orderForm={form} of={cancelRequestCopy.decline} variant="primary" />
        </div>
      </OrderForm>
    </CollapsibleSection>
  );
}

/** Shows the problem that the customer reported about the parcel, and the form or the answer that settles it. */
export function ProblemPanel({ problem, ...page }: OrderPageData & { problem: Problem }) {
  const { kind, words, createdAt, settledAt, answer, pictures } = problem;
  const orderId = page.order.id;
  const linkedPictures = pictures.map((picture) => ({
    ...picture,
    src: href('/order-success/:orderId/problem/:pictureId', { orderId, pictureId: picture.id }),
  }));
  return (
    <section
      id="problem"
      className={`grid scroll-mt-24 gap-3 rounded-md border px-4.5 py-4 text-md leading-snug ${settledAt ? 'border-line' : 'border-clay-700/40 bg-clay-100'}`}
    >
      <DetailHeading of={problemCopy.title} />
      <p>
        <strong className="font-semibold">
          <Text of={problemKindLabels[kind]} />
        </strong>
        {' · '}
        <time dateTime={createdAt.toISOString()} className="tabular-nowrap">
          {shortDateTime(createdAt)}
        </time>
      </p>
      {words !== '' && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      <LinkedPictures pictures={linkedPictures} labelOf={pictureNumber} />
      {settledAt && <SettledProblem settledAt={settledAt} answer={answer} />}
      <SettleProblemForm isOpen={settledAt === null} {...page} />
    </section>
  );
}

function SettledProblem({ settledAt, answer }: { settledAt: Date; answer: string }) {
  return (
    <div>
      <p className="text-ink-600">
        <Both of={problemCopy.settled} inline />
        {' · '}
        <time dateTime={settledAt.toISOString()} className="tabular-nowrap">
          {shortDateTime(settledAt)}
        </time>
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer}</p>
    </div>
  );
}

/** Renders nothing for a settled problem, unless the form was refused: its text is not to be lost. */
function SettleProblemForm({ isOpen, ...page }: OrderPageData & { isOpen: boolean }) {
  const form = useOrderForm(page, 'problem');
  if (!isOpen && !form.answer) return null;
  return (
    <OrderForm form={form} fields={settleProblemFields} prefix="problem">
      <TextAreaField name="answer" rows={3} />
      <div>
        <OrderButton orderForm={form} of={problemCopy.settle} variant="primary" />
      </div>
    </OrderForm>
  );
}
