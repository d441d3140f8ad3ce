import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { slipReasonLabels } from '#domain/orders/order.copy.ts';
import { transferDueLkr } from '#domain/orders/payment.ts';
import type { Slip } from '#domain/slips/find-slips.server.ts';
import { takesSlips } from '#domain/slips/slip.ts';
import { CopyButton } from '#ui/button/copy-button.tsx';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { Folded } from './folded.tsx';
import { type OpenOrder, OrderButton, OrderForm, useOrderForm } from './order-form.tsx';
import { refuseSlipFields, slipStateLabels, slipsCopy } from './order-slips.copy.ts';
import { SlipFiles } from './slip-files.tsx';

/** Shows the slips of an order beside what they have to say, and takes the owner's word on those that wait. */
export function OrderSlips({ slips, ...open }: OpenOrder & { slips: Slip[] }) {
  const { order } = open;
  const waiting = takesSlips(order) ? slips.filter(({ state }) => state === 'waiting') : [];
  const others = slips.filter((slip) => !waiting.includes(slip));
  const isWaiting = waiting.length > 0;
  return (
    <section
      id="slip"
      className={`grid scroll-mt-24 gap-3 rounded-md border px-4.5 py-4 text-md leading-snug ${isWaiting ? 'border-pending/50 bg-pending-tint' : 'border-line'}`}
    >
      <DetailHeading of={slipsCopy.title} />
      {isWaiting && (
        <>
          <WhatItShouldSay {...open} />
          <SlipFiles orderId={order.id} slips={waiting} size="large" />
          <AcceptForm {...open} slips={waiting} />
          <RefuseForm {...open} slips={waiting} />
        </>
      )}
      {others.map((slip) => (
        <SettledSlip key={slip.id} orderId={order.id} slip={slip} />
      ))}
    </section>
  );
}

function WhatItShouldSay({ order }: OpenOrder) {
  const dueLkr = transferDueLkr(order);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <div>
        <dt className="text-sm text-ink-600">
          <Both of={slipsCopy.amountDue} beside />
        </dt>
        <dd className="text-xl font-semibold">
          <Price amountLkr={dueLkr} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-600">
          <Both of={slipsCopy.reference} beside />
        </dt>
        <dd className="figures flex items-center gap-1 font-semibold wrap-anywhere">
          {order.orderNumber}
          <CopyButton text={order.orderNumber} of={slipsCopy.reference} />
        </dd>
      </div>
    </dl>
  );
}

type SlipFormProps = OpenOrder & { slips: Slip[] };

/** Tells the shop what was looked at: a slip that came since is neither accepted nor refused with these. */
function Shown({ order, slips }: Pick<SlipFormProps, 'order' | 'slips'>) {
  return (
    <>
      <input type="hidden" name="shownSlips" value={slips.map(({ id }) => id).join(' ')} />
      <input type="hidden" name="shownDueLkr" value={order.dueLkr} />
    </>
  );
}

function AcceptForm({ slips, ...open }: SlipFormProps) {
  const form = useOrderForm(open, 'accept-slip');
  return (
    <OrderForm form={form} fields={{}} prefix="accept-slip">
      <Shown order={open.order} slips={slips} />
      <div>
        <OrderButton sent={form} of={slipsCopy.accept} variant="primary" />
      </div>
    </OrderForm>
  );
}

function RefuseForm({ slips, ...open }: SlipFormProps) {
  const form = useOrderForm(open, 'refuse-slip');
  return (
    <Folded title={slipsCopy.refuse} open={form.answer !== undefined}>
      <OrderForm form={form} fields={refuseSlipFields} prefix="refuse-slip">
        <Shown order={open.order} slips={slips} />
        <SelectField name="reason" options={slipReasonLabels} none={slipsCopy.chooseReason} />
        <TextAreaField name="words" rows={2} />
        <div>
          <OrderButton sent={form} of={slipsCopy.refuse} variant="danger" />
        </div>
      </OrderForm>
    </Folded>
  );
}

function SettledSlip({ orderId, slip }: { orderId: string; slip: Slip }) {
  const { state, reason, words, settledAt, sentAt } = slip;
  const at = settledAt ?? sentAt;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <SlipFiles orderId={orderId} slips={[slip]} size="small" />
      <div className="min-w-0 flex-1">
        <p className="text-ink-600">
          <Both of={slipStateLabels[state]} beside />
          {' · '}
          <time dateTime={at.toISOString()} className="figures">
            {shortDateTime(at)}
          </time>
        </p>
        {reason && (
          <p>
            <Text of={slipReasonLabels[reason]} />
          </p>
        )}
        {words !== '' && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      </div>
    </div>
  );
}
