import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { personRemoved } from '#domain/orders/order.copy.ts';
import { dueBeforeDispatchLkr } from '#domain/orders/payment.ts';
import type { PaperOrder } from '#domain/orders/reports/list-papers.server.ts';
import { paymentWords } from '#domain/payments/payment-methods.copy.ts';
import { TextField } from '#ui/field.tsx';
import { Price } from '#ui/price.tsx';
import { Both, Text } from '#ui/text.tsx';
import { deskCopy, deskProblemWords } from './desk.copy.ts';
import { numberField, type ParcelsAnswer } from './parcels-answer.ts';
import { shipSeveralCopy } from './ship-several.copy.ts';

type ParcelFieldProps = { order: PaperOrder; answer: ParcelsAnswer | undefined };

/** One parcel, told by its name and town as its label tells it, with the field for its number. */
export function ParcelField({ order, answer }: ParcelFieldProps) {
  const name = numberField(order.id);
  const problem = answer?.problems[name];
  const isUnpaid = dueBeforeDispatchLkr(order) > 0;
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <input type="hidden" name="orderId" value={order.id} />
      <p className="flex flex-wrap justify-between gap-x-3 leading-snug">
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">
            {order.customerName || <Text of={personRemoved} />}
          </strong>
          {`, ${order.city}`}
          <span className="figures block text-sm text-ink-600">{order.orderNumber}</span>
        </span>
        <span className="figures text-md">
          <Text of={paymentWords[order.paymentMethod].short} />{' '}
          <Price amountLkr={order.dueLkr || order.totalLkr} />
        </span>
      </p>
      {isUnpaid && (
        <p className="text-md text-clay-700 [--second:currentColor]">
          <Both of={shipSeveralCopy.notPaid} beside />
        </p>
      )}
      <TextField
        name={name}
        label={deskCopy.trackingNumber}
        defaultValue={answer?.values[name] ?? order.trackingNumber}
        maxLength={orderFormLimits.trackingNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        {...(problem && { error: deskProblemWords('trackingNumber', problem) })}
      />
    </li>
  );
}
