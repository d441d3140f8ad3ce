import { eq } from 'drizzle-orm';
import { type Identifier, isInternalEmail } from '#domain/accounts/identifier.server.ts';
import { users } from '#domain/accounts/tables.server.ts';
import { customers } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** Whose password may be reset, and where the link can be sent to. */
export type AccountToReset = { userId: string; name: string; sendTo: SendTo };
export type SendTo = { channel: 'email'; email: string } | { channel: 'phone'; phone: string };

/**
 * The customer's account with this e-mail address or this phone. A link goes by e-mail where there is an address, else
 * to the phone. Accounts that are only an owner's are found by neither: theirs is `npm run admin`.
 */
export async function findAccountToReset(
  shop: Shop,
  identifier: Identifier,
): Promise<AccountToReset | undefined> {
  const isMeant =
    identifier.kind === 'email'
      ? eq(users.email, identifier.email)
      : eq(customers.phone, identifier.phoneE164);
  const [found] = await shop.db
    .select({ userId: users.id, name: users.name, email: users.email, phone: customers.phone })
    .from(users)
    .innerJoin(customers, eq(customers.userId, users.id))
    .where(isMeant);
  if (!found) return undefined;
  const sendTo = reachable(found);
  return sendTo && { userId: found.userId, name: found.name, sendTo };
}

function reachable({ email, phone }: { email: string; phone: string }): SendTo | undefined {
  if (!isInternalEmail(email)) return { channel: 'email', email };
  return phone === '' ? undefined : { channel: 'phone', phone };
}
