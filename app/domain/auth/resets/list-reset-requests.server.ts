import { and, asc, count, eq, gt, isNotNull, isNull, lte, notExists, or } from 'drizzle-orm';
import { adminUsers, customers, resetRequests, users } from '#domain/accounts/tables.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';

const maxListed = 200;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Requires that a link to the phone number may still set the password, as `canResetBy` does. */
function accountJoin(shop: AdminShop) {
  const adminOfCustomer = shop.db
    .select({ userId: adminUsers.userId })
    .from(adminUsers)
    .where(eq(adminUsers.userId, customers.userId));
  return and(
    eq(customers.userId, resetRequests.userId),
    eq(customers.phone, resetRequests.phone),
    or(
      isNotNull(customers.phoneVerifiedAt),
      and(isNull(customers.emailVerifiedAt), notExists(adminOfCustomer)),
    ),
  );
}

/** Lists requests that wait for the owner to send a link by hand, oldest first. They expire after a week. */
export function listResetRequests(shop: AdminShop) {
  return shop.db
    .select({
      id: resetRequests.id,
      name: users.name,
      accountSince: users.createdAt,
      phone: resetRequests.phone,
      language: resetRequests.language,
      askedAt: resetRequests.askedAt,
      linkEndsAt: resetRequests.expiresAt,
    })
    .from(resetRequests)
    .innerJoin(users, eq(users.id, resetRequests.userId))
    .innerJoin(customers, accountJoin(shop))
    .where(waitingRequestCondition(shop))
    .orderBy(asc(resetRequests.askedAt), resetRequests.id)
    .limit(maxListed);
}

/** Counts requests without a valid link. */
export async function countResetRequests(shop: AdminShop): Promise<number> {
  const noValidLink = or(isNull(resetRequests.expiresAt), lte(resetRequests.expiresAt, shop.now()));
  const [counted] = await shop.db
    .select({ waiting: count() })
    .from(resetRequests)
    .innerJoin(customers, accountJoin(shop))
    .where(and(waitingRequestCondition(shop), noValidLink));
  return counted?.waiting ?? 0;
}

/** Matches requests of the last week that wait for a link, or got one that is not used yet. */
export function waitingRequestCondition(shop: AdminShop) {
  const aWeekAgo = new Date(shop.now().getTime() - weekMs);
  return and(
    eq(resetRequests.channel, 'phone'),
    isNull(resetRequests.usedAt),
    isNull(resetRequests.closedAt),
    gt(resetRequests.askedAt, aWeekAgo),
  );
}
