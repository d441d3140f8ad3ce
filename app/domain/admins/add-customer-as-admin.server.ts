import { and, eq } from 'drizzle-orm';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import type { AdminRole } from '#domain/accounts/admin-role.ts';
import { findAdminAccount } from '#domain/accounts/find-account.server.ts';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { customers, users } from '#domain/accounts/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { inRecordedTransaction, okRecorded } from '#domain/audit/recorded-transaction.server.ts';
import { type Result, refuse } from '#domain/kernel/result.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';

export type AddCustomerAsAdminRefusal =
  | { code: 'no-such-customer' }
  | { code: 'email-not-verified' }
  | { code: 'admin-already' };

/**
 * Makes a customer an admin, who signs in as before. Requires a verified e-mail address, because anyone can sign up with
 * the address of someone else.
 */
export function addCustomerAsAdmin(
  shop: AdminShop,
  { email, role }: { email: string; role: AdminRole },
): Promise<Result<{ userId: string; name: string }, AddCustomerAsAdminRefusal>> {
  return inRecordedTransaction(shop, async (shop) => {
    const user = await lockCustomer(shop, email);
    if (!user) return refuse({ code: 'no-such-customer' });
    const { userId, name, verifiedAt } = user;
    if (await findAdminAccount(shop, userId)) return refuse({ code: 'admin-already' });
    if (!verifiedAt) return refuse({ code: 'email-not-verified' });
    await grantPanelAccess(shop, userId, role);
    const entry = await recordAudit(shop, {
      action: 'admin-added',
      subject: { kind: 'account', id: userId },
      after: { customerName: name, customerEmail: email, role },
    });
    return okRecorded(entry, { userId, name });
  });
}

/** Finds the customer with the address, locks the account, as every change of it does, and reads the customer again. */
async function lockCustomer(shop: AdminShop, email: string) {
  const found = await findCustomerByEmail(shop, email);
  if (!found) return undefined;
  await lockAccount(shop, found.userId);
  return findCustomerByEmail(shop, email, found.userId);
}

/** Prefers the account that verified the address: of several that only entered it, none becomes an admin. */
async function findCustomerByEmail({ db }: AdminShop, email: string, userId?: string) {
  const [found] = await db
    .select({ userId: users.id, name: users.name, verifiedAt: customers.emailVerifiedAt })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.userId))
    .where(and(eq(customers.email, email), userId ? eq(users.id, userId) : undefined))
    .orderBy(customers.emailVerifiedAt)
    .limit(1);
  return found;
}
