import { findAdminAccount } from '#domain/accounts/find-account.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { hasOpenOrder, hasOpenRefund } from '#domain/orders/privacy/remove-person.server.ts';

export type DeleteAccountRefusal = { code: 'is-admin' | 'has-open-order' | 'has-open-refund' };

/** Finds what prevents the deletion of an account. Admins stay, so that the panel stays reachable. */
export async function findDeletionRefusal(
  shop: Shop,
  userId: string,
): Promise<DeleteAccountRefusal | undefined> {
  if (await findAdminAccount(shop, userId)) return { code: 'is-admin' };
  if (await hasOpenOrder(shop, userId)) return { code: 'has-open-order' };
  if (await hasOpenRefund(shop, userId)) return { code: 'has-open-refund' };
  return undefined;
}
