import { eq } from 'drizzle-orm';
import { admitOwner } from '#domain/accounts/admit-owner.server.ts';
import { findOwner } from '#domain/accounts/find-account.server.ts';
import { customers, users } from '#domain/accounts/tables.server.ts';
import { recordAudit } from '#domain/audit/record-audit.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type OwnerShop } from '#domain/kernel/shop.server.ts';

export type AdmitCustomerRefusal =
  | { code: 'no-such-customer' }
  | { code: 'email-not-proven' }
  | { code: 'admin-already' };

/**
 * Lets a customer into the panel, with the e-mail address and the password they have. Only with an address that was
 * proven: anybody can sign up with the address of another.
 */
export function admitCustomer(
  shop: OwnerShop,
  email: string,
): Promise<Result<{ userId: string; name: string }, AdmitCustomerRefusal>> {
  return inTransaction(shop, async (shop) => {
    const [user] = await shop.db
      .select({ userId: users.id, name: users.name, verifiedAt: customers.emailVerifiedAt })
      .from(customers)
      .innerJoin(users, eq(users.id, customers.userId))
      .where(eq(customers.email, email))
      // First the one that verified it: of several that only give it none is let in.
      .orderBy(customers.emailVerifiedAt)
      .limit(1);
    if (!user) return refuse({ code: 'no-such-customer' });
    const { userId, name, verifiedAt } = user;
    if (await findOwner(shop, userId)) return refuse({ code: 'admin-already' });
    if (!verifiedAt) return refuse({ code: 'email-not-proven' });
    await admitOwner(shop, userId);
    await recordAudit(shop, {
      action: 'admin-added',
      subject: { kind: 'account', id: userId },
      after: { customerName: name, customerEmail: email },
    });
    return ok({ userId, name });
  });
}
