import { useState } from 'react';
import { panelCopy } from '#admin/frame/panel.copy.ts';
import { nextStepOf } from '#domain/orders/next-step.ts';
import {
  cancelReasonLabels,
  orderStatusLabels,
  paymentStatusLabels,
} from '#domain/orders/order.copy.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { KeptField } from '#ui/field/form-key.tsx';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { mergeForm } from '#ui/form/merge-form.ts';
import { Folded } from './folded.tsx';
import { NextStepNote, orderFormId, useStepForm } from './next-step.tsx';
import { type OpenOrder, OrderButton, OrderForm, type SentForm } from './order-form.tsx';
import { formsCopy, statusFields } from './order-forms.copy.ts';
import { stepHref } from './orders-address.ts';

/** Takes the next step and sets courier and statuses in one form, so that no button loses what was typed. */
export function StatusForm(open: OpenOrder) {
  const { order } = open;
  const form = useStepForm(open);
  const values = valuesOf(order, form.answer?.values);
  const step = nextStepOf(order);
  const isCarried = canBeEdited(order) || order.status === 'shipped' || form.answer !== undefined;
  return (
    <OrderForm id={orderFormId} form={form} fields={statusFields} className="grid gap-5">
      {step !== 'refund' && (
        <NextStepNote order={order}>
          {step === 'ship' && <ShipmentFields values={values} order={order} />}
        </NextStepNote>
      )}
      <Statuses form={form} values={values} />
      {isCarried && step !== 'ship' && <CourierSection form={form} values={values} />}
    </OrderForm>
  );
}

type Values = ReturnType<typeof valuesOf>;

/** The five statuses and the payment. Choosing Cancelled asks why. */
function Statuses({ form, values }: { form: SentForm; values: Values }) {
  const { order } = form.open;
  const [chosen, choose] = useState<string>(values.status);
  const isCancelling = chosen === 'cancelled' && order.status !== 'cancelled';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <KeptField name="shownStatus" of={order.status} />
      <KeptField name="shownPaymentStatus" of={order.paymentStatus} />
      <SelectField
        name="status"
        options={orderStatusLabels}
        defaultValue={values.status}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <SelectField
        name="paymentStatus"
        options={paymentChoices(order)}
        defaultValue={values.paymentStatus}
        hint={paymentMethodCopy[order.paymentMethod].label}
      />
      {isCancelling && (
        <div className="sm:col-span-2">
          <SelectField
            name="reason"
            options={cancelReasonLabels}
            none={formsCopy.chooseReason}
            hint={formsCopy.cancelHint}
          />
        </div>
      )}
      <div className="sm:col-span-2">
        <OrderButton sent={form} value="save" of={panelCopy.save} />
      </div>
    </div>
  );
}

/** Leaves out Refunded, which the form of a refund sets with the money that it records. */
function paymentChoices({ paymentStatus }: Order) {
  const { refunded, ...others } = paymentStatusLabels;
  return paymentStatus === 'refunded' ? { ...others, refunded } : others;
}

/** Courier and number of a parcel whose next step does not ask for them. */
function CourierSection({ form, values }: { form: SentForm; values: Values }) {
  const { order, shown } = form.open;
  const noted = [order.courier, order.trackingNumber].filter(Boolean).join(' · ');
  const named = ({ en, si }: typeof formsCopy.courier) =>
    noted ? { en: `${en}: ${noted}`, si: `${si}: ${noted}` } : { en, si };
  return (
    <Folded
      title={named(formsCopy.courier)}
      open={order.status === 'shipped' || form.answer !== undefined}
    >
      <ShipmentFields values={values} order={order} />
      <div>
        <OrderButton
          sent={form}
          formAction={stepHref(order.id, 'shipment', shown)}
          of={formsCopy.updateCourier}
        />
      </div>
    </Folded>
  );
}

function ShipmentFields({ values, order }: { values: Values; order: Order }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <KeptField name="shownCourier" of={order.courier} />
      <KeptField name="shownTrackingNumber" of={order.trackingNumber} />
      <TextField name="courier" defaultValue={values.courier} />
      <TextField name="trackingNumber" defaultValue={values.trackingNumber} />
    </div>
  );
}

/** Returns what was changed in a form that came back, and the order's current values elsewhere. */
function valuesOf(order: Order, typed: Record<string, string> = {}) {
  const { courier, trackingNumber, status, paymentStatus } = order;
  const now = { courier, trackingNumber, status, paymentStatus };
  const shown = {
    courier: typed['shownCourier'] ?? '',
    trackingNumber: typed['shownTrackingNumber'] ?? '',
    status: typed['shownStatus'] ?? '',
    paymentStatus: typed['shownPaymentStatus'] ?? '',
  };
  return { ...now, ...mergeForm(now, { typed, shown }).values };
}
