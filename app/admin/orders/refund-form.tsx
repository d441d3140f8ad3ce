import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { refundMethods } from '#domain/orders/order.ts';
import { keptLkr } from '#domain/orders/order-money.ts';
import { isRefundable } from '#domain/orders/payment.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { SelectField, TextField } from '#ui/field.tsx';
import { Both, Text } from '#ui/text.tsx';
import { deskCopy, ofHeld, refundMethodWords } from './desk.copy.ts';
import { answerTo, type DeskAnswer } from './desk-answer.ts';
import { DeskButton } from './desk-button.tsx';
import { type Desk, DeskForm, deskField } from './desk-form.tsx';
import { Folded } from './folded.tsx';

type RefundFormProps = {
  order: Order;
  /** Units of each product that the order holds. */
  held: Record<string, number>;
  desk: Desk;
  answer: DeskAnswer | undefined;
};

/** Money that was given back by hand, where money came in. What is left to give back is offered. */
export function RefundForm({ order, held, desk, answer }: RefundFormProps) {
  const told = answerTo(answer, 'refund');
  const leftLkr = keptLkr(order);
  if (!isRefundable(order) && !told) return null;
  return (
    <Folded title={deskCopy.refund} open={told !== undefined || order.refundDueLkr > 0}>
      <DeskForm desk={desk} answer={told}>
        <p className="text-md leading-snug text-ink-600">
          <Text of={deskCopy.refundHint} />
        </p>
        <input type="hidden" name="shownRefundedLkr" value={order.refundedLkr} />
        <TextField
          {...deskField('amountLkr', told, `${order.refundDueLkr || leftLkr}`)}
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
          maxLength={orderFormLimits.reason}
          autoComplete="off"
        />
        <BackOnShelf order={order} held={held} told={told} />
        <div>
          <DeskButton intent="refund" of={deskCopy.writeRefund} />
        </div>
      </DeskForm>
    </Folded>
  );
}

type BackOnShelfProps = {
  order: Order;
  held: Record<string, number>;
  told: DeskAnswer | undefined;
};

/** Asks for the units of each product that the order still holds; cancelling has put everything back already. */
function BackOnShelf({ order, held, told }: BackOnShelfProps) {
  const lines = order.lines.filter(({ productId }) => (held[productId] ?? 0) > 0);
  if (lines.length === 0) return null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.75 text-md leading-snug font-semibold">
        <Both of={deskCopy.backOnShelf} beside />
      </legend>
      {lines.map(({ productId, productName }) => (
        <TextField
          key={productId}
          {...deskField(`back.${productId}`, told, '0')}
          label={productName}
          hint={ofHeld(held[productId] ?? 0)}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
      ))}
    </fieldset>
  );
}
