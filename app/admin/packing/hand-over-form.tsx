import Truck from 'lucide-react/icons/truck';
import { useRef } from 'react';
import { href, useNavigation } from 'react-router';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { OrderGroup } from '#admin/orders/order-group.tsx';
import {
  CourierField,
  focusNextText,
  ParcelShipment,
  type ShipAnswer,
} from '#admin/orders/parcel-shipment.tsx';
import { parcelFields, trackingNumberField } from '#admin/orders/ship-several.copy.ts';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { oldestOf, queueTitles } from '#admin/today/today.copy.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import { IgnoreEnter } from '#ui/form/ignore-enter.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useAnswerKey } from '#ui/use-answer-key.ts';
import { packingCopy } from './packing.copy.ts';
import { ParcelSummary } from './parcel-summary.tsx';
import type { PackingOrder } from './read-packing.server.ts';

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
  const handOvers = useHandOvers(answer);
  return (
    <PanelCard id="to-ship" title={queueTitles.ship}>
      <Form
        action={href('/admin/packing/hand-over')}
        fields={parcelFields(orders)}
        answer={resultWithoutConflict(answer) ? undefined : answer}
        initialValues={{ courier: lastCourier, ...Object.fromEntries(trackingNumbers) }}
        focusesFirstError
      >
        <IgnoreEnter />
        <UnsavedFormGuard />
        <FormProblems refused={isNoneSelected ? packingCopy.chooseParcel : undefined} />
        <p className="text-md leading-snug text-ink-600">
          <Both of={packingCopy.hint} />
        </p>
        <CourierField key={handOvers} suggested={lastCourier} answer={answer} />
        <ul className="grid gap-4">
          {orders.map((order) => (
            <li key={order.id} className="grid gap-1 border-t border-line pt-4">
              <ParcelSummary order={order} />
              <OrderGroup order={order} className="grid gap-1">
                <Checkbox
                  key={handOvers}
                  name="orderId"
                  value={order.id}
                  label={packingCopy.leaves}
                  defaultChecked={isTicked(order, answer)}
                  onKeyDown={focusNextText}
                />
                <ParcelShipment order={order} answer={answer} />
              </OrderGroup>
            </li>
          ))}
        </ul>
        {count > orders.length && (
          <p className="text-md text-ink-600">
            <Text of={oldestOf(orders.length, count)} />
          </p>
        )}
        <div>
          <SubmitButton of={packingCopy.handedOver} icon={<Truck aria-hidden="true" />} />
        </div>
      </Form>
    </PanelCard>
  );
}

/** Returns the result if there was no conflict. After a conflict the form keeps its input, so that it can be sent again. */
function resultWithoutConflict(answer: ShipAnswer | undefined) {
  return answer?.done?.conflicting.length === 0 ? answer.done : undefined;
}

/** Counts the completed hand-overs once the page lists only the remaining parcels: courier and ticks are then reset. */
function useHandOvers(answer: ShipAnswer | undefined): number {
  const isShown = useNavigation().state === 'idle';
  const done = resultWithoutConflict(answer);
  const last = useRef(done);
  if (isShown && done) last.current = done;
  return useAnswerKey(last.current);
}

/** Returns whether a parcel is ticked: all at first, then those ticked in a refused form, or those in conflict. */
function isTicked({ id, orderNumber }: PackingOrder, answer: ShipAnswer | undefined): boolean {
  if (!answer || resultWithoutConflict(answer)) return true;
  return answer.ticked?.includes(id) ?? answer.done?.conflicting.includes(orderNumber) ?? false;
}
