import Truck from 'lucide-react/icons/truck';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { TextField } from '#ui/field.tsx';
import { deskCopy } from './desk.copy.ts';
import { answerTo, type DeskAnswer } from './desk-answer.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskRefused, deskField } from './desk-form.tsx';

type ShipmentFieldsProps = { order: Order; answer: DeskAnswer | undefined };

/** Who carries the parcel and under which number, and that it leaves. */
export function ShipmentFields({ order, answer }: ShipmentFieldsProps) {
  const asked = answerTo(answer, 'ship', 'shipment');
  const told = asked ?? answerTo(answer, 'save', 'delivered-and-paid', 'money-received');
  if (!canBeEdited(order) && order.status !== 'shipped' && !told) return null;
  return (
    <div className="grid gap-4">
      <DeskRefused answer={asked} />
      <input type="hidden" name="shownCourier" value={order.courier} />
      <input type="hidden" name="shownTrackingNumber" value={order.trackingNumber} />
      <TextField
        {...deskField('courier', told, order.courier)}
        label={deskCopy.courier}
        maxLength={orderFormLimits.courier}
        autoComplete="off"
      />
      <TextField
        {...deskField('trackingNumber', told, order.trackingNumber)}
        label={deskCopy.trackingNumber}
        maxLength={orderFormLimits.trackingNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-2.5">
        <DeskButton intent="shipment" of={deskCopy.updateCourier} />
        {canBeEdited(order) && (
          <DeskButton
            intent="ship"
            of={deskCopy.markShipped}
            variant="primary"
            icon={<Truck aria-hidden="true" />}
          />
        )}
      </div>
    </div>
  );
}
