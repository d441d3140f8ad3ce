import { orderStatusWords } from '#domain/orders/order.copy.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { deskCopy } from './desk.copy.ts';

/** How the order stands, whether it was taken by phone, and whether the customer said on the phone that it is meant. */
export function OrderChips({ order }: { order: Order }) {
  const isConfirmed = order.source === 'web' && order.confirmedByPhoneAt !== null;
  return (
    <div className="flex flex-wrap gap-2">
      {order.source === 'phone' && <StatusChip tone="shipped" label={deskCopy.takenByPhone} />}
      {isConfirmed && <StatusChip tone="delivered" label={deskCopy.confirmed} />}
      <StatusChip tone={order.status} label={orderStatusWords[order.status]} />
    </div>
  );
}
