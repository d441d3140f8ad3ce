import Check from 'lucide-react/icons/check';
import Truck from 'lucide-react/icons/truck';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { orderStatusLabels, paymentStatusLabels } from '#domain/orders/order.copy.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { cashToCollectLkr, transferDueLkr } from '#domain/orders/payment.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { SelectField } from '#ui/form/choice-fields.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { mergeForm } from '#ui/form/merge-form.ts';
import { KeptField } from '#ui/form-key.tsx';
import {
  type OpenOrder,
  OrderButton,
  OrderForm,
  type SentForm,
  useOrderForm,
} from './order-form.tsx';
import { formsCopy, statusFields } from './order-forms.copy.ts';
import { stepHref } from './orders-address.ts';

const formId = 'order-form';

/** Sets courier and statuses in one form, so that Save loses nothing of what was typed. */
export function StatusForm(open: OpenOrder) {
  const { order } = open;
  const form = useOrderForm(open, 'status', 'shipment', 'ship');
  const values = valuesOf(order, form.answer?.values);
  const isCarried = canBeEdited(order) || order.status === 'shipped' || form.answer !== undefined;
  return (
    <OrderForm id={formId} form={form} fields={statusFields} className="grid gap-5">
      {isCarried && <ShipmentFields form={form} values={values} />}
      <KeptField name="shownStatus" of={order.status} />
      <KeptField name="shownPaymentStatus" of={order.paymentStatus} />
      <SelectField name="status" options={orderStatusLabels} defaultValue={values.status} />
      <SelectField
        name="paymentStatus"
        options={paymentStatusLabels}
        defaultValue={values.paymentStatus}
        hint={paymentMethodCopy[order.paymentMethod].label}
      />
      {cashToCollectLkr(order) > 0 && (
        <OrderButton
          sent={form}
          value="delivered-and-paid"
          of={formsCopy.deliveredAndPaid}
          icon={<Check aria-hidden="true" />}
        />
      )}
      {transferDueLkr(order) > 0 && (
        <OrderButton
          sent={form}
          value="money-received"
          of={formsCopy.moneyReceived}
          icon={<Check aria-hidden="true" />}
        />
      )}
    </OrderForm>
  );
}

type Values = ReturnType<typeof valuesOf>;

/** Asks who carries the parcel and under which number, and ships it. */
function ShipmentFields({ form, values }: { form: SentForm; values: Values }) {
  const { order, shown } = form.open;
  return (
    <div className="grid gap-4">
      <KeptField name="shownCourier" of={order.courier} />
      <KeptField name="shownTrackingNumber" of={order.trackingNumber} />
      <TextField name="courier" defaultValue={values.courier} />
      <TextField name="trackingNumber" defaultValue={values.trackingNumber} />
      <div className="flex flex-wrap gap-2.5">
        <OrderButton
          sent={form}
          formAction={stepHref(order.id, 'shipment', shown)}
          of={formsCopy.updateCourier}
        />
        {canBeEdited(order) && (
          <OrderButton
            sent={form}
            formAction={stepHref(order.id, 'ship', shown)}
            of={formsCopy.markShipped}
            variant="primary"
            icon={<Truck aria-hidden="true" />}
          />
        )}
      </div>
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

/** Saves what the form of the statuses holds, from the foot of the page. */
export function SaveButton(open: OpenOrder) {
  const form = useOrderForm(open, 'status');
  return (
    <OrderButton sent={form} form={formId} variant="primary" value="save" of={shellCopy.save} />
  );
}
