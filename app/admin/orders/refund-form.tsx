import { deskLimits } from '#domain/orders/desk-limits.ts';
import type { Order } from '#domain/orders/find-order.server.ts';
import { isRefundDue, refundMethods } from '#domain/orders/order.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import { deskCopy, refundMethodWords } from './desk.copy.ts';
import { answerTo, type DeskAnswer } from './desk-answer.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskForm, deskField } from './desk-form.tsx';
import { Folded } from './folded.tsx';

type RefundFormProps = { order: Order; action: string; answer: DeskAnswer | undefined };

/** Money that was given back by hand, where money came in. What is left to give back is offered. */
export function RefundForm({ order, action, answer }: RefundFormProps) {
  const told = answerTo(answer, 'refund');
  if (order.paymentStatus !== 'paid' && !told) return null;
  const leftLkr = order.totalLkr - order.refundedLkr;
  return (
    <Folded title={deskCopy.refund} open={told !== undefined || isRefundDue(order)}>
      <DeskForm action={action} answer={told}>
        <p className="text-md leading-snug text-ink-600">
          <Text of={deskCopy.refundHint} />
        </p>
        <input type="hidden" name="shownRefundedLkr" value={order.refundedLkr} />
        <TextField
          {...deskField('amountLkr', told, `${leftLkr}`)}
          label={deskCopy.amount}
          inputMode="numeric"
          maxLength={9}
          autoComplete="off"
          required
        />
        <SelectField {...deskField('method', told, 'cash')} label={deskCopy.method} required>
          {refundMethods.map((method) => (
            <option key={method} value={method}>
              {`${refundMethodWords[method].en} · ${refundMethodWords[method].si}`}
            </option>
          ))}
        </SelectField>
        <TextField
          {...deskField('reason', told)}
          label={deskCopy.reason}
          mark={deskCopy.optional}
          maxLength={deskLimits.reason}
          autoComplete="off"
        />
        {mayHoldUnits(order) && (
          <Checkbox
            name="isRestocked"
            label={deskCopy.backOnShelf}
            defaultChecked={told?.values['isRestocked'] !== undefined}
          />
        )}
        <div>
          <DeskButton intent="refund" of={deskCopy.writeRefund} />
        </div>
      </DeskForm>
    </Folded>
  );
}

/** Cancelling puts everything back already, but for a parcel that was refused. */
function mayHoldUnits({ status, deliveryRefusedAt }: Order): boolean {
  return status !== 'cancelled' || deliveryRefusedAt !== null;
}
