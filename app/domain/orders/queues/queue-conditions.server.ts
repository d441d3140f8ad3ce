import { and, eq, gt, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { orders } from '#domain/orders/tables.server.ts';
import { methodsByTiming } from '#domain/payments/payment-methods.ts';
import type { Queue } from './queue.ts';

const isOpen = inArray(orders.status, ['pending', 'paid']);
const isDue = gt(orders.dueLkr, 0);
const isPaidOnDelivery = inArray(orders.paymentMethod, methodsByTiming('on-delivery'));
/** Matches orders without a courier: the shop delivers their parcels itself, so no courier pays out their cash. */
const isDeliveredByShop = eq(orders.courier, '');
const waitsForMoney = all(
  ne(orders.status, 'cancelled'),
  isDue,
  or(not(isPaidOnDelivery), and(eq(orders.status, 'delivered'), isDeliveredByShop)),
);
const waitsForCall = all(
  isOpen,
  isDue,
  isPaidOnDelivery,
  eq(orders.source, 'web'),
  isNull(orders.confirmedByPhoneAt),
  ne(orders.customerPhone, ''),
);
const isToPackOrShip = all(
  isOpen,
  ne(orders.paymentStatus, 'refunded'),
  not(waitsForMoney),
  not(waitsForCall),
);

/** The rules of `next-step.ts` for the steps that have a queue, as SQL. */
const conditions: Record<Queue, SQL> = {
  confirm: waitsForCall,
  pack: all(isToPackOrShip, isNull(orders.packedAt)),
  ship: all(isToPackOrShip, isNotNull(orders.packedAt)),
  'money-received': waitsForMoney,
};

/**
 * Returns the SQL condition for orders whose next step is the one of this queue: without an open chargeback or request to
 * cancel, which come first.
 */
export function queueCondition(queue: Queue): SQL {
  return all(isNull(orders.chargedBackAt), isNull(orders.cancelAskedAt), conditions[queue]);
}

function all(...parts: (SQL | undefined)[]): SQL {
  return sql`(${and(...parts)})`;
}
