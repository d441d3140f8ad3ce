import { CheckboxField } from '#ui/form/choice-fields.tsx';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Text } from '#ui/text/text.tsx';
import { Folded } from './folded.tsx';
import { type OpenOrder, OrderButton, OrderForm, useOrderForm } from './order-form.tsx';
import { formsCopy, noteFields } from './order-forms.copy.ts';

const refuseFields = { isRestocked: { label: formsCopy.backOnShelf } };

/** Adds a note of the owner's to the history. */
export function NoteForm(open: OpenOrder) {
  const form = useOrderForm(open, 'note');
  return (
    <Folded title={formsCopy.addNote} open={form.answer !== undefined}>
      <OrderForm form={form} fields={noteFields} prefix="note">
        <TextAreaField name="text" rows={3} />
        <div>
          <OrderButton sent={form} of={formsCopy.addNote} />
        </div>
      </OrderForm>
    </Folded>
  );
}

/** Takes back a parcel that was shipped and not accepted. */
export function RefuseForm(open: OpenOrder) {
  const form = useOrderForm(open, 'refuse');
  if (open.order.status !== 'shipped' && !form.answer) return null;
  return (
    <Folded title={formsCopy.deliveryRefused} open={form.answer !== undefined}>
      <OrderForm form={form} fields={refuseFields} opened={{ isRestocked: 'on' }}>
        <p className="text-md leading-snug text-ink-600">
          <Text of={formsCopy.refuseHint} />
        </p>
        <CheckboxField name="isRestocked" />
        <div>
          <OrderButton sent={form} of={formsCopy.writeRefusal} variant="danger" />
        </div>
      </OrderForm>
    </Folded>
  );
}
