import { and, eq, ne } from 'drizzle-orm';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { columnsOf, holds, lockIdentifiers, textOf } from './holders.server.ts';

/**
 * Keeps that a link which was sent to this e-mail address or phone came back, and makes it this account's alone: every
 * other account that only gave it loses it, and is told at its next sign-in. Answers false where the account does not
 * give it any more, or another one has verified it. To be called in a transaction that holds the account's own row.
 */
export async function verifyIdentifier(
  shop: Shop,
  { userId, identifier }: { userId: string; identifier: Identifier },
): Promise<boolean> {
  await lockIdentifiers(shop, [identifier]);
  const { verifiedAt } = columnsOf[identifier.kind];
  // In one order, so that two accounts that take over from each other do not wait for each other for ever.
  const holders = await shop.db
    .select({ userId: customers.userId, verifiedAt })
    .from(customers)
    .where(holds(identifier))
    .orderBy(customers.userId)
    .for('update');
  const own = holders.find((holder) => holder.userId === userId);
  const isTaken = holders.some((holder) => holder !== own && holder.verifiedAt !== null);
  if (!own || isTaken) return false;

  await shop.db
    .update(customers)
    .set(lostColumns(identifier))
    .where(and(holds(identifier), ne(customers.userId, userId)));
  await shop.db
    .update(customers)
    .set(verifiedColumns(identifier, own.verifiedAt ?? shop.now()))
    .where(eq(customers.userId, userId));
  return true;
}

function lostColumns(identifier: Identifier) {
  return identifier.kind === 'email'
    ? { email: '', formerEmail: textOf(identifier) }
    : { phone: '', formerPhone: textOf(identifier) };
}

function verifiedColumns({ kind }: Identifier, verifiedAt: Date) {
  return kind === 'email' ? { emailVerifiedAt: verifiedAt } : { phoneVerifiedAt: verifiedAt };
}
