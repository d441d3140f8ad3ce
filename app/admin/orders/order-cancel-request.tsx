import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import type { CancelRequest } from '#domain/orders/cancelling/cancel-request.ts';
import { declineReasonLabels } from '#domain/orders/order.copy.ts';
import { keptLkr } from '#domain/orders/order-money.ts';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { cancelRequestCopy, declineFields } from './cancel-request.copy.ts';
import { DetailHeading } from './detail-heading.tsx';
import { Folded } from './folded.tsx';
import { type OpenOrder, OrderButton, OrderForm, useOrderForm } from './order-form.tsx';
import { formsCopy } from './order-forms.copy.ts';

type RequestProps = OpenOrder & { request: CancelRequest };

/** Shows that the customer asks to cancel, before anything else of the order, or what they were told. */
export function OrderCancelRequest({ request, ...open }: RequestProps) {
  if (request.is === 'declined') return <Declined {...request} />;
  if (request.is !== 'waiting') return null;
  const { since, words } = request;
  return (
    <section
      id="cancel-request"
      className="grid scroll-mt-24 gap-3 rounded-md border border-clay-700/40 bg-[#fdf0e8] px-4.5 py-4 text-md leading-snug"
    >
      <DetailHeading of={cancelRequestCopy.title} />
      <div>
        {words === '' ? (
          <p className="text-ink-600">
            <Text of={cancelRequestCopy.noWords} />
          </p>
        ) : (
          <p className="font-medium wrap-anywhere whitespace-pre-line">{words}</p>
        )}
        <time dateTime={since.toISOString()} className="figures text-sm text-ink-600">
          {shortDateTime(since)}
        </time>
      </div>
      <p className="text-ink-600">
        <Both of={cancelRequestCopy.hint} />
      </p>
      <AcceptForm {...open} />
      <DeclineForm {...open} />
    </section>
  );
}

function Declined({ because, words }: Extract<CancelRequest, { is: 'declined' }>) {
  return (
    <section className="rounded-md border border-line px-4.5 py-4 text-md leading-snug">
      <p className="text-ink-600">
        <Both of={cancelRequestCopy.declined} />
      </p>
      {because !== 'other' && (
        <p>
          <Both of={declineReasonLabels[because]} />
        </p>
      )}
      {words !== '' && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
    </section>
  );
}

function AcceptForm(open: OpenOrder) {
  const form = useOrderForm(open, 'accept-cancel');
  return (
    <OrderForm form={form} fields={{}} prefix="accept-cancel">
      {keptLkr(open.order) > 0 && (
        <p className="text-clay-700 [--second:currentColor]">
          <Both of={formsCopy.cancelRefund} />
        </p>
      )}
      <div>
        <OrderButton sent={form} of={cancelRequestCopy.accept} variant="danger" />
      </div>
    </OrderForm>
  );
}

function DeclineForm(open: OpenOrder) {
  const form = useOrderForm(open, 'decline-cancel');
  return (
    <Folded title={cancelRequestCopy.decline} open={form.answer !== undefined}>
      <OrderForm form={form} fields={declineFields} prefix="decline-cancel">
        <SelectField
          name="reason"
          options={declineReasonLabels}
          none={cancelRequestCopy.chooseReason}
        />
        <TextAreaField name="words" rows={2} />
        <div>
          <OrderButton sent={form} of={cancelRequestCopy.decline} variant="primary" />
        </div>
      </OrderForm>
    </Folded>
  );
}
