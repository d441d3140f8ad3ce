import Truck from 'lucide-react/icons/truck';
import { deskLimits } from '#domain/orders/desk-limits.ts';
import type { Order } from '#domain/orders/find-order.server.ts';
import { canBeCorrected } from '#domain/orders/order.ts';
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
  if (!canBeCorrected(order) && order.status !== 'shipped' && !told) return null;
  return (
    <div className="grid gap-4">
      <DeskRefused answer={asked} />
      <input type="hidden" name="shownCourier" value={order.courier} />
      <input type="hidden" name="shownTrackingNumber" value={order.trackingNumber} />
      <TextField
        {...deskField('courier', told, order.courier)}
        label={deskCopy.courier}
        maxLength={deskLimits.courier}
        autoComplete="off"
      />
      <TextField
        {...deskField('trackingNumber', told, order.trackingNumber)}
        label={deskCopy.trackingNumber}
        maxLength={deskLimits.trackingNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-2.5">
        <DeskButton intent="shipment" of={deskCopy.updateCourier} />
        {canBeCorrected(order) && (
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
