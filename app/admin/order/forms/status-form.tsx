import { Fragment, useState } from 'react';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { CollapsibleSection } from '#admin/page/collapsible-section.tsx';
import { nextStepOf } from '#domain/orders/next-step.ts';
import {
  cancelReasonLabels,
  orderStatusLabels,
  paymentStatusLabels,
} from '#domain/orders/order.copy.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { HiddenInitialValue } from '#ui/field/form-key.tsx';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { mergeForm } from '#ui/form/merge-form.ts';
import { NextStepNote, orderFormId, useStepForm } from './next-step.tsx';
import { OrderButton, OrderForm, type OrderFormState, type OrderPageData } from './order-form.tsx';
import { formsCopy, statusFields } from './order-forms.copy.ts';

type StatusFormProps = OrderPageData & {
  /** The order after the last completed form of the page. A field is reset when its own value in this order changes. */
  orderAfterLastForm: Order;
};

/** Takes the next step, and sets courier and statuses: one form, so that no step loses a typed courier. */
export function StatusForm({ orderAfterLastForm, ...page }: StatusFormProps) {
  const { order } = page;
  const form = useStepForm(page);
  const values = valuesOf(order, form.answer?.values);
  const isEdited = editedFields.some((name) => values[name] !== order[name]);
  const step = nextStepOf(order);
  // Keeps the fields where they are, with what was typed, if another form makes shipping the next step.
  const [wasShipNext] = useState(step === 'ship');
  const isInNote = wasShipNext && step === 'ship';
  const showsCourier =
    canBeEdited(order) || order.status === 'shipped' || form.answer !== undefined;
  const fields = { form, orderAfterLastForm, values };
  return (
    <OrderForm
      id={orderFormId}
      form={form}
      fields={statusFields}
      isEdited={isEdited}
      className="grid gap-5"
    >
      {step !== 'refund' && (
        <NextStepNote order={order}>{isInNote && <ShipmentFields {...fields} />}</NextStepNote>
      )}
      <Statuses {...fields} />
      {showsCourier && !isInNote && <CourierSection {...fields} isOpen={step === 'ship'} />}
    </OrderForm>
  );
}

const editedFields = ['courier', 'trackingNumber', 'status', 'paymentStatus'] as const;

type Fields = {
  form: OrderFormState;
  orderAfterLastForm: Order;
  values: ReturnType<typeof valuesOf>;
};

/** Sets the status and the payment status. Choosing Cancelled asks for the reason. */
function Statuses({ form, orderAfterLastForm, values }: Fields) {
  const { order } = form.page;
  const statusAfterLastForm = orderAfterLastForm.status;
  const [selected, select] = useState<{ statusAfterLastForm: string; status: string }>();
  const selectedStatus =
    selected?.statusAfterLastForm === statusAfterLastForm ? selected.status : values.status;
  const isCancelling = selectedStatus === 'cancelled' && order.status !== 'cancelled';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <HiddenInitialValue
        key={`shown status ${statusAfterLastForm}`}
        name="shownStatus"
        of={order.status}
      />
      <HiddenInitialValue
        key={`shown payment ${orderAfterLastForm.paymentStatus}`}
        name="shownPaymentStatus"
        of={order.paymentStatus}
      />
      <input type="hidden" name="shownDueLkr" value={order.dueLkr} />
      <input type="hidden" name="version" value={order.version} />
      <SelectField
        key={`status ${statusAfterLastForm}`}
        name="status"
        options={orderStatusLabels}
        defaultValue={values.status}
        onChange={(event) => select({ statusAfterLastForm, status: event.currentTarget.value })}
      />
      <SelectField
        key={`payment ${orderAfterLastForm.paymentStatus}`}
        name="paymentStatus"
        options={paymentOptions(order)}
        defaultValue={values.paymentStatus}
        hint={paymentMethodCopy[order.paymentMethod].label}
      />
      {isCancelling && (
        <div className="sm:col-span-2">
          <SelectField
            name="reason"
            options={cancelReasonLabels}
            placeholder={formsCopy.chooseReason}
            hint={formsCopy.cancelHint}
          />
        </div>
      )}
      <div className="sm:col-span-2">
        <OrderButton orderForm={form} value="save" of={panelCopy.save} />
      </div>
    </div>
  );
}

/** Offers Refunded only where it is set already: the refund form sets it, together with the money. */
function paymentOptions({ paymentStatus }: Order) {
  const { refunded, ...others } = paymentStatusLabels;
  return paymentStatus === 'refunded' ? { ...others, refunded } : others;
}

/** Edits courier and tracking number where the note about the next step does not contain them. */
function CourierSection({ isOpen, ...fields }: Fields & { isOpen: boolean }) {
  const { form } = fields;
  const { order } = form.page;
  const shipment = [order.courier, order.trackingNumber].filter(Boolean).join(' · ');
  const { en, si } = formsCopy.courier;
  const title = shipment ? { en: `${en}: ${shipment}`, si: `${si}: ${shipment}` } : { en, si };
  return (
    <CollapsibleSection
      title={title}
      open={isOpen || order.status === 'shipped' || form.answer !== undefined}
    >
      <ShipmentFields {...fields} />
      <div>
        <OrderButton orderForm={form} value="update-courier" of={formsCopy.updateCourier} />
      </div>
    </CollapsibleSection>
  );
}

function ShipmentFields({ form: { page }, orderAfterLastForm, values }: Fields) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {shipmentFieldNames.map(([name, shownName]) => (
        <Fragment key={`${name} ${orderAfterLastForm[name]}`}>
          <HiddenInitialValue name={shownName} of={page.order[name]} />
          <TextField name={name} defaultValue={values[name]} />
        </Fragment>
      ))}
    </div>
  );
}

const shipmentFieldNames = [
  ['courier', 'shownCourier'],
  ['trackingNumber', 'shownTrackingNumber'],
] as const;

/** Returns what was changed in a form that was refused, and the current values of the order for the rest. */
function valuesOf(order: Order, submitted: Record<string, string> = {}) {
  const { courier, trackingNumber, status, paymentStatus } = order;
  const current = { courier, trackingNumber, status, paymentStatus };
  const previous = {
    courier: submitted['shownCourier'] ?? '',
    trackingNumber: submitted['shownTrackingNumber'] ?? '',
    status: submitted['shownStatus'] ?? '',
    paymentStatus: submitted['shownPaymentStatus'] ?? '',
  };
  return { ...current, ...mergeForm(current, { submitted, previous }).values };
}
