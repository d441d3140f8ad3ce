import { and, asc, count, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { customers, resetRequests, users } from '#domain/accounts/tables.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';

const maxListed = 200;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Requires that the account still has the phone number that the link would be bound to. */
const accountJoin = and(
  eq(customers.userId, resetRequests.userId),
  eq(customers.phone, resetRequests.phone),
);

/** Lists requests that wait for the owner to send a link by hand, oldest first. They expire after a week. */
export function listResetRequests(shop: OwnerShop) {
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
    .innerJoin(customers, accountJoin)
    .where(waitingCondition(shop))
    .orderBy(asc(resetRequests.askedAt), resetRequests.id)
    .limit(maxListed);
}

/** Counts requests without a valid link. */
export async function countResetRequests(shop: OwnerShop): Promise<number> {
  const noValidLink = or(isNull(resetRequests.expiresAt), lte(resetRequests.expiresAt, shop.now()));
  const [counted] = await shop.db
    .select({ waiting: count() })
    .from(resetRequests)
    .innerJoin(customers, accountJoin)
    .where(and(waitingCondition(shop), noValidLink));
  return counted?.waiting ?? 0;
}

function waitingCondition(shop: OwnerShop) {
  const aWeekAgo = new Date(shop.now().getTime() - weekMs);
  return and(
    eq(resetRequests.channel, 'phone'),
    isNull(resetRequests.usedAt),
    isNull(resetRequests.closedAt),
    gt(resetRequests.askedAt, aWeekAgo),
  );
}
