import Truck from 'lucide-react/icons/truck';
import { href } from 'react-router';
import { FormGuard } from '#admin/form/leave-guard.tsx';
import { parcelFields, trackingNumberField } from '#admin/orders/ship-several.copy.ts';
import { Panel } from '#admin/page/panel.tsx';
import { olderOnes, queueTitles } from '#admin/today/today.copy.ts';
import type { ShippedOrders } from '#domain/orders/fulfilment/ship-order.server.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { packingCopy } from './packing.copy.ts';
import { ParcelWords } from './parcel-words.tsx';
import type { PackingOrder } from './read-packing.server.ts';

/** What is wrong with the form, or else what became of the parcels. */
export type ShipAnswer = FormAnswer & { done?: ShippedOrders };

type HandOverFormProps = {
  orders: PackingOrder[];
  count: number;
  lastCourier: string;
  answer: ShipAnswer | undefined;
};

/** Asks for the courier once, and for each parcel whether it leaves and under which number. */
export function HandOverForm({ orders, count, lastCourier, answer }: HandOverFormProps) {
  const numbers = orders.map(({ id, trackingNumber }) => [trackingNumberField(id), trackingNumber]);
  const isNothingTicked = answer?.problems['orderId'] !== undefined;
  return (
    <Panel id="to-ship" title={queueTitles.ship}>
      <Form
        action={href('/admin/packing/hand-over')}
        fields={parcelFields(orders)}
        answer={answer}
        opened={{ courier: lastCourier, ...Object.fromEntries(numbers) }}
        isShort
      >
        <FormGuard />
        <FormProblems refused={isNothingTicked ? packingCopy.chooseParcel : undefined} />
        <p className="text-md leading-snug text-ink-600">
          <Both of={packingCopy.hint} />
        </p>
        <TextField name="courier" />
        <ul className="grid gap-4">
          {orders.map((order) => (
            <li key={order.id} className="grid gap-1 border-t border-line pt-4">
              <ParcelWords order={order} />
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
    </Panel>
  );
}
