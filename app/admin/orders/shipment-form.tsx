import { Truck } from 'lucide-react';
import { deskLimits } from '#domain/orders/desk-limits.ts';
import type { Order } from '#domain/orders/find-order.server.ts';
import { canBeCorrected } from '#domain/orders/order.ts';
import { TextField } from '#ui/field.tsx';
import { deskCopy } from './desk.copy.ts';
import { answerTo, type DeskAnswer } from './desk-answer.ts';
import { DeskButton } from './desk-button.tsx';
import { DeskForm, deskField } from './desk-form.tsx';

type ShipmentFormProps = { order: Order; action: string; answer: DeskAnswer | undefined };

/** Who carries the parcel and under which number, and that it leaves: one form while the order waits. */
export function ShipmentForm({ order, action, answer }: ShipmentFormProps) {
  const told = answerTo(answer, 'ship', 'shipment');
  if (!canBeCorrected(order) && order.status !== 'shipped' && !told) return null;
  return (
    <DeskForm action={action} answer={told}>
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
    </DeskForm>
  );
}
