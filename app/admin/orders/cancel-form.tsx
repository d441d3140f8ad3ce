import { cancelReasonLabels } from '#domain/orders/order.copy.ts';
import { keptLkr } from '#domain/orders/order-money.ts';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { Both } from '#ui/text/text.tsx';
import { cancelFields } from './cancel-request.copy.ts';
import { Folded } from './folded.tsx';
import { type OpenOrder, OrderButton, OrderForm, useOrderForm } from './order-form.tsx';
import { formsCopy } from './order-forms.copy.ts';

/** Asks why before it cancels the order. */
export function CancelForm(open: OpenOrder) {
  const { order } = open;
  const form = useOrderForm(open, 'cancel');
  if (order.status === 'cancelled' && !form.answer) return null;
  return (
    <Folded title={formsCopy.cancelOrder} open={form.answer !== undefined}>
      <OrderForm form={form} fields={cancelFields} prefix="cancel">
        <p className="text-md leading-snug text-ink-600">
          <Both of={formsCopy.cancelHint} />
        </p>
        {keptLkr(order) > 0 && (
          <p className="text-md leading-snug text-clay-700 [--second:currentColor]">
            <Both of={formsCopy.cancelRefund} />
          </p>
        )}
        <SelectField name="reason" options={cancelReasonLabels} none={formsCopy.chooseReason} />
        <div>
          <OrderButton sent={form} of={formsCopy.cancelOrder} variant="danger" />
        </div>
      </OrderForm>
    </Folded>
  );
}
