import { and, eq, ne } from 'drizzle-orm';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { columnsOf, holderCondition, lockIdentifiers, textOf } from './holders.server.ts';

/**
 * Marks an identifier as verified, and takes it from every other account. Returns false where the account no longer has
 * it, or another account has verified it. The caller has locked the account.
 */
export async function verifyIdentifier(
  shop: Shop,
  { userId, identifier }: { userId: string; identifier: Identifier },
): Promise<boolean> {
  await lockIdentifiers(shop, [identifier]);
  const { verifiedAt } = columnsOf[identifier.kind];
  // Sorts the rows to lock, so that two accounts that verify identifiers of each other at the same time do not deadlock.
  const holders = await shop.db
    .select({ userId: customers.userId, verifiedAt })
    .from(customers)
    .where(holderCondition(identifier))
    .orderBy(customers.userId)
    .for('update');
  const own = holders.find((holder) => holder.userId === userId);
  const isTaken = holders.some((holder) => holder !== own && holder.verifiedAt !== null);
  if (!own || isTaken) return false;

  await shop.db
    .update(customers)
    .set(lostColumns(identifier))
    .where(and(holderCondition(identifier), ne(customers.userId, userId)));
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
