import { eq } from 'drizzle-orm';
import { findCustomer } from '#domain/customers/find-customer.server.ts';
import type { Listener, Shop } from '#domain/kernel/shop.server.ts';
import { listVerifiedOrders } from '#domain/orders/privacy/list-verified-orders.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/**
 * Unlinks an order from the account that has verified the phone or e-mail address which the owner replaced: it may be a
 * stranger's. Leaves orders that the account placed itself, or whose other contact it has verified.
 */
export const unlinkFromFormerContact: Listener = async (shop, event) => {
  if (event.name === 'order-phone-replaced') return unlink(shop, event);
  if (event.name === 'order-email-replaced') return unlink(shop, event);
};

type FormerContact = { orderId: string; phone?: string; email?: string };

async function unlink(shop: Shop, { orderId, ...former }: FormerContact): Promise<void> {
  const isOfOrder = eq(orders.id, orderId);
  const [order] = await shop.db.select({ userId: orders.userId }).from(orders).where(isOfOrder);
  const account = order?.userId && (await findVerifiedContact(shop, order.userId));
  if (!account) return;
  const { email, phone } = account;
  const isFormer =
    (phone !== undefined && phone === former.phone) ||
    (email !== undefined && email.toLowerCase() === former.email?.toLowerCase());
  if (!isFormer || (await listVerifiedOrders(shop, account)).includes(orderId)) return;
  await shop.db.update(orders).set({ userId: null }).where(isOfOrder);
}

/** Finds the contact details that an account has verified. */
async function findVerifiedContact(shop: Shop, userId: string) {
  const { email, phone, isEmailVerified, isPhoneVerified } =
    (await findCustomer(shop, userId)) ?? {};
  return {
    userId,
    email: isEmailVerified ? email : undefined,
    phone: isPhoneVerified ? phone : undefined,
  };
}
