import { and, desc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { orders } from '#domain/orders/tables.server.ts';

/**
 * The most accounts that are looked at for one e-mail address or phone: unverified, any number may give the same.
 * Each costs a password hash at the sign-in, so that strangers must not be able to add to them.
 */
export const mostHolders = 3;

/** The columns that hold what kind of identifier an account has. */
export const columnsOf = {
  email: {
    given: customers.email,
    verifiedAt: customers.emailVerifiedAt,
    former: customers.formerEmail,
  },
  phone: {
    given: customers.phone,
    verifiedAt: customers.phoneVerifiedAt,
    former: customers.formerPhone,
  },
};

export function textOf(identifier: Identifier): string {
  return identifier.kind === 'email' ? identifier.email : identifier.phoneE164;
}

/** Customers who give this e-mail address or phone as theirs, verified or not. */
export function holds(identifier: Identifier): SQL {
  return eq(columnsOf[identifier.kind].given, textOf(identifier));
}

/** Also those who gave it before another account verified it. */
export function signsInBy(identifier: Identifier): SQL | undefined {
  return or(holds(identifier), eq(columnsOf[identifier.kind].former, textOf(identifier)));
}

/** First who verified it, then who has ordered here, then who gave it first: what strangers add comes last. */
export function holdersFirst(shop: Shop, { kind }: Identifier): SQL[] {
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

/** Whether an account other than this one has verified it. */
export async function isVerifiedElsewhere(
  shop: Shop,
  identifier: Identifier,
  userId?: string,
): Promise<boolean> {
  const isOther = userId === undefined ? undefined : sql`${customers.userId} <> ${userId}`;
  const { verifiedAt } = columnsOf[identifier.kind];
  const found = and(holds(identifier), sql`${verifiedAt} is not null`, isOther);
  return (await shop.db.$count(customers, found)) > 0;
}

/**
 * Lets transactions that give or verify the same identifiers wait for each other, in one order. To be called after the
 * account's own row is locked.
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
