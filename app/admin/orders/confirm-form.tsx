import PhoneCall from 'lucide-react/icons/phone-call';
import { canBeEdited } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { deskCopy } from './desk.copy.ts';
import { DeskButton } from './desk-button.tsx';
import { type Desk, DeskForm } from './desk-form.tsx';

/** Pressed after the call, as long as the parcel has not left. */
export function ConfirmForm({ order, desk }: { order: Order; desk: Desk }) {
  const isAsked = canBeEdited(order) && order.confirmedByPhoneAt === null;
  if (!isAsked || order.customerPhone === '') return null;
  return (
    <DeskForm desk={desk} answer={undefined}>
      <div>
        <DeskButton
          intent="confirm"
          of={deskCopy.confirmByPhone}
          icon={<PhoneCall aria-hidden="true" />}
        />
      </div>
    </DeskForm>
  );
}
