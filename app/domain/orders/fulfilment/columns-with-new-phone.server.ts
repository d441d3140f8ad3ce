import type { Shop } from '#domain/kernel/shop.server.ts';
import type { LockedOrder } from '#domain/orders/lock-order.server.ts';
import { isConfirmedByLink } from './is-confirmed-by-link.server.ts';

type ColumnsWithNewPhone = { confirmedByPhoneAt?: null };

/**
 * Returns the columns of an order whose phone is replaced. Voids a confirmation by the link that was sent to the former
 * number, which may be a stranger's; keeps one that the owner heard on the phone.
 */
export async function columnsWithNewPhone(
  shop: Shop,
  { id, customerPhone, confirmedByPhoneAt }: LockedOrder,
  phone: string,
): Promise<ColumnsWithNewPhone> {
  if (phone === customerPhone || confirmedByPhoneAt === null) return {};
  return (await isConfirmedByLink(shop, id)) ? { confirmedByPhoneAt: null } : {};
}
