import { cancelFields } from '#admin/order/requests/customer-requests.copy.ts';
import { CollapsibleSection } from '#admin/page/collapsible-section.tsx';
import { cancelReasonLabels } from '#domain/orders/order.copy.ts';
import { netReceivedLkr } from '#domain/orders/order-money.ts';
import { HiddenInitialValue } from '#ui/field/form-key.tsx';
import { CheckboxField, SelectField } from '#ui/form/choice-fields.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { OrderButton, OrderForm, type OrderPageData, useOrderForm } from './order-form.tsx';
import { formsCopy, noteFields } from './order-forms.copy.ts';

const refuseFields = { isRestocked: { label: formsCopy.restock } };

/** Adds a note to the history of the order. */
export function NoteForm(page: OrderPageData) {
  const form = useOrderForm(page, 'note');
  return (
    <CollapsibleSection title={formsCopy.addNote} open={form.answer !== undefined}>
      <OrderForm form={form} fields={noteFields} prefix="note">
        <TextAreaField name="text" rows={3} />
        <div>
          <OrderButton orderForm={form} of={formsCopy.addNote} />
        </div>
      </OrderForm>
    </CollapsibleSection>
  );
}

/** Records that the customer refused a shipped parcel. */
export function RefuseForm(page: OrderPageData) {
  const form = useOrderForm(page, 'refuse');
  if (page.order.status !== 'shipped' && !form.answer) return null;
  return (
    <CollapsibleSection title={formsCopy.deliveryRefused} open={form.answer !== undefined}>
      <OrderForm form={form} fields={refuseFields} initialValues={{ isRestocked: 'on' }}>
        <p className="text-md leading-snug text-ink-600">
          <Text of={formsCopy.refuseHint} />
        </p>
        <CheckboxField name="isRestocked" />
        <div>
          <OrderButton orderForm={form} of={formsCopy.recordRefusal} variant="danger" />
        </div>
      </OrderForm>
    </CollapsibleSection>
  );
}

/** Cancels the order, with a reason. */
export function CancelForm(page: OrderPageData) {
  const { order } = page;
  const form = useOrderForm(page, 'cancel');
  if (order.status === 'cancelled' && !form.answer) return null;
  return (
    <CollapsibleSection title={formsCopy.cancelOrder} open={form.answer !== undefined}>
      <OrderForm form={form} fields={cancelFields} prefix="cancel">
        <HiddenInitialValue name="shownStatus" of={order.status} />
        <p className="text-md leading-snug text-ink-600">
          <Both of={formsCopy.cancelHint} />
        </p>
        {netReceivedLkr(order) > 0 && (
          <p className="text-md leading-snug text-clay-700 [--second:currentColor]">
            <Both of={formsCopy.cancelRefund} />
          </p>
        )}
        <SelectField
          name="reason"
          options={cancelReasonLabels}
          placeholder={formsCopy.chooseReason}
        />
        <div>
          <OrderButton orderForm={form} of={formsCopy.cancelOrder} variant="danger" />
        </div>
      </OrderForm>
    </CollapsibleSection>
  );
}
