import { and, eq, gt, isNull } from 'drizzle-orm';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { hashToken } from '#domain/accounts/link-token.server.ts';
import { resetRequests } from '#domain/accounts/tables.server.ts';
import { confirmPassword } from '#domain/auth/passwords/confirm-password.server.ts';
import { auditAdminPassword, setPassword } from '#domain/auth/passwords/set-password.server.ts';
import { canResetBy } from '#domain/customers/identifiers/can-reset-by.server.ts';
import { verifyIdentifier } from '#domain/customers/identifiers/verify-identifier.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import { addressBucket } from '#domain/limits/address-bucket.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempt, type TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import { hashPassword } from '#platform/auth/passwords.server.ts';
import {
  findResetLink,
  identifierOf,
  type LinkRecipient,
  linkKindCondition,
  type ResetLinkKind,
  type UnusableLink,
} from './find-reset-link.server.ts';

type LinkReset = {
  token: string;
  password: string;
  kind?: ResetLinkKind | undefined;
  clientAddress: string;
};

/** Sets the password by a link, or accepts the same form again, as after a double click. Does not sign in. */
export async function resetPasswordByLink(
  shop: Shop,
  { token, password, kind = 'shopper', clientAddress }: LinkReset,
): Promise<Result<{ userId: string }, UnusableLink | TooManyAttempts>> {
  const spent = await spendAttempt(
    shop,
    budgetOf('reset-link:address', addressBucket(clientAddress)),
  );
  if (!spent.ok) return spent;
  // Hashes only for a valid link, because hashing is slow.
  const link = await findResetLink(shop, token, kind);
  const reset = link.ok
    ? await resetPassword(shop, { token, passwordHash: await hashPassword(password), kind })
    : link;
  if (reset.ok || reset.refusal.code !== 'link-used') return reset;
  const userId = await findAccountResetBefore(shop, { token, password, kind });
  return userId === undefined ? reset : ok({ userId });
}

const repeatMs = 10 * 60_000;

/**
 * Finds the account whose password the same form set in the last ten minutes: by the used link, with the password that the
 * account has now. `confirmPassword` limits the passwords that can be tried, because the result tells whether one is right.
 */
async function findAccountResetBefore(
  shop: Shop,
  { token, password, kind }: { token: string; password: string; kind: ResetLinkKind },
): Promise<string | undefined> {
  const [used] = await shop.db
    .select({ userId: resetRequests.userId })
    .from(resetRequests)
    .where(
      and(
        eq(resetRequests.tokenHash, hashToken(token)),
        linkKindCondition(kind),
        gt(resetRequests.usedAt, new Date(shop.now().getTime() - repeatMs)),
      ),
    );
  if (!used) return undefined;
  const confirmed = await confirmPassword(shop, { userId: used.userId, password });
  return confirmed.ok ? used.userId : undefined;
}

export type Reset = { token: string; passwordHash: string; kind?: ResetLinkKind };

/**
 * Sets the password by a link, once even under concurrent requests, and ends every session. Marks the address or phone of
 * the link as verified; refuses if the account no longer has it.
 */
export function resetPassword(
  shop: Shop,
  { token, passwordHash, kind = 'shopper' }: Reset,
): Promise<Result<{ userId: string }, UnusableLink>> {
  return inTransaction(shop, async (shop) => {
    const link = await findResetLink(shop, token, kind);
    if (!link.ok) return link;
    const { userId } = link.value;
    await lockAccount(shop, userId);
    const recipient = await spendLink(shop, token, kind);
    if (!recipient) return refuse({ code: 'link-used' });

    const identifier = identifierOf(recipient);
    if (identifier && !(await verify(shop, { userId, identifier })))
      return refuse({ code: 'link-expired' });
    const isSet = await setPassword(shop, { userId, passwordHash });
    if (!isSet) throw new Error('An account without a password has asked for a new one.');
    await auditAdminPassword(shop, { userId, action: 'password-set-by-link' });
    return ok({ userId });
  });
}

type Verification = { userId: string; identifier: Identifier };

/**
 * Verifies the identifier that the link was sent to. Returns false where it may no longer reset the account.
 */
async function verify(shop: Shop, verification: Verification): Promise<boolean> {
  return (await canResetBy(shop, verification)) && (await verifyIdentifier(shop, verification));
}

async function spendLink(
  shop: Shop,
  token: string,
  kind: ResetLinkKind,
): Promise<LinkRecipient | undefined> {
  const [spent] = await shop.db
    .update(resetRequests)
    .set({ usedAt: shop.now() })
    .where(
      and(
        eq(resetRequests.tokenHash, hashToken(token)),
        linkKindCondition(kind),
        isNull(resetRequests.usedAt),
        isNull(resetRequests.closedAt),
        gt(resetRequests.expiresAt, shop.now()),
      ),
    )
    .returning({
      channel: resetRequests.channel,
      email: resetRequests.email,
      phone: resetRequests.phone,
    });
  return spent;
}
