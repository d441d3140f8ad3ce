import { and, desc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/**
 * The most accounts that are checked for one identifier: while it is unverified, any number may share it. Each costs a
 * password hash at the sign-in, so strangers must not be able to add more.
 */
export const maxHolders = 3;

/** The columns of each kind of identifier. */
export const columnsOf = {
  email: {
    current: customers.email,
    verifiedAt: customers.emailVerifiedAt,
    former: customers.formerEmail,
  },
  phone: {
    current: customers.phone,
    verifiedAt: customers.phoneVerifiedAt,
    former: customers.formerPhone,
  },
};

export function textOf(identifier: Identifier): string {
  return identifier.kind === 'email' ? identifier.email : identifier.phoneE164;
}

/** Matches customers who have this e-mail address or phone number, verified or not. */
export function holderCondition(identifier: Identifier): SQL {
  return eq(columnsOf[identifier.kind].current, textOf(identifier));
}

/** Matches the customers of `holderCondition`, and those who had the identifier before another account verified it. */
export function signInCondition(identifier: Identifier): SQL | undefined {
  return or(holderCondition(identifier), eq(columnsOf[identifier.kind].former, textOf(identifier)));
}

/**
 * Sorts the accounts of an identifier: the one that verified it, then those with orders, then the oldest, so that
 * accounts added by strangers come last.
 */
export function holderOrder(shop: Shop, { kind }: Identifier): SQL[] {
  const ordered = shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, customers.userId));
  return [
    sql`${columnsOf[kind].verifiedAt} is null`,
    desc(exists(ordered)),
    sql`${customers.createdAt}`,
    sql`${customers.userId}`,
  ];
}

/** Returns whether an account other than the given one has verified the identifier. */
export async function isVerifiedElsewhere(
  shop: Shop,
  identifier: Identifier,
  userId?: string,
): Promise<boolean> {
  const otherCondition = userId === undefined ? undefined : sql`${customers.userId} <> ${userId}`;
  const { verifiedAt } = columnsOf[identifier.kind];
  const condition = and(
    holderCondition(identifier),
    sql`${verifiedAt} is not null`,
    otherCondition,
  );
  return (await shop.db.$count(customers, condition)) > 0;
}

/**
 * Locks identifiers, sorted, so that transactions that set or verify them run one after the other without a deadlock.
 * Call it after the account's own row is locked.
 */
export async function lockIdentifiers(
  shop: Shop,
  identifiers: readonly Identifier[],
): Promise<void> {
  const names = identifiers.map((one) => `identifier:${one.kind}:${textOf(one)}`).toSorted();
  for (const name of names) {
    await shop.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}
