import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { phoneCodes } from '#domain/accounts/phone-codes/tables.server.ts';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { emailVerifications } from '#domain/customers/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { MessageRow } from '#domain/messages/tables.server.ts';

/**
 * Returns whether the link or code that a message carries no longer works, because a newer one replaced it, it was used, or
 * the account has another address or number since.
 */
export async function isLinkVoid(
  { db }: Shop,
  { kind, causeId: requestId }: MessageRow,
): Promise<boolean> {
  if (kind === 'email-proof') {
    return (await db.$count(emailVerifications, eq(emailVerifications.id, requestId))) === 0;
  }
  if (kind === 'phone-code') {
    const isUnused = isNull(phoneCodes.usedAt);
    return (await db.$count(phoneCodes, and(eq(phoneCodes.id, requestId), isUnused))) === 0;
  }
  if (kind !== 'password-reset') return false;
  const { id, usedAt, closedAt } = resetRequests;
  const voidRequest = and(eq(id, requestId), or(isNotNull(usedAt), isNotNull(closedAt)));
  return (await db.$count(resetRequests, voidRequest)) > 0;
}
