import Truck from 'lucide-react/icons/truck';
import { href } from 'react-router';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { parcelFields, trackingNumberField } from '#admin/orders/ship-several.copy.ts';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { olderOnes, queueTitles } from '#admin/today/today.copy.ts';
import type { ShippedOrders } from '#domain/orders/fulfilment/ship-order.server.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { packingCopy } from './packing.copy.ts';
import { ParcelSummary } from './parcel-summary.tsx';
import type { PackingOrder } from './read-packing.server.ts';

/** The problems of the form, or the result. */
export type ShipAnswer = FormAnswer & { done?: ShippedOrders };

type HandOverFormProps = {
  orders: PackingOrder[];
  count: number;
  lastCourier: string;
  answer: ShipAnswer | undefined;
};

/** Hands the selected parcels over to one courier, each with its tracking number. */
export function HandOverForm({ orders, count, lastCourier, answer }: HandOverFormProps) {
  const trackingNumbers = orders.map(({ id, trackingNumber }) => [
    trackingNumberField(id),
    trackingNumber,
  ]);
  const isNoneSelected = answer?.problems['orderId'] !== undefined;
  return (
    <PanelCard id="to-ship" title={queueTitles.ship}>
      <Form
        action={href('/admin/packing/hand-over')}
        fields={parcelFields(orders)}
        answer={answer}
        initialValues={{ courier: lastCourier, ...Object.fromEntries(trackingNumbers) }}
        focusesFirstError
      >
        <UnsavedFormGuard />
        <FormProblems refused={isNoneSelected ? packingCopy.chooseParcel : undefined} />
        <p className="text-md leading-snug text-ink-600">
          <Both of={packingCopy.hint} />
        </p>
        <TextField name="courier" />
        <ul className="grid gap-4">
          {orders.map((order) => (
            <li key={order.id} className="grid gap-1 border-t border-line pt-4">
              <ParcelSummary order={order} />
              <Checkbox
                name="orderId"
                value={order.id}
                label={packingCopy.leaves}
                defaultChecked={answer === undefined}
              />
              <TextField name={trackingNumberField(order.id)} enterKeyHint="next" />
            </li>
          ))}
        </ul>
        {count > orders.length && (
          <p className="text-md text-ink-600">
            <Text of={olderOnes(orders.length, count)} />
          </p>
        )}
        <div>
          <SubmitButton of={packingCopy.handedOver} icon={<Truck aria-hidden="true" />} />
        </div>
      </Form>
    </PanelCard>
  );
}
