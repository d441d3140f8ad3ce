import { eq } from 'drizzle-orm';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { adminUsers, customers } from '#domain/accounts/tables.server.ts';
import { mayReset } from '#domain/customers/identifiers/can-reset-by.server.ts';
import {
  holderCondition,
  holderOrder,
  maxHolders,
} from '#domain/customers/identifiers/holders.server.ts';
import { isMobile } from '#domain/kernel/phone.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** An account whose password may be reset, and where its link or code can be sent. */
export type AccountToReset = { userId: string; name: string; sendTo: SendTo };
/** `email` gets a link; `phone` gets one that the owner sends by hand; `code` gets a code by SMS. */
export type SendTo =
  | { channel: 'email'; email: string }
  | { channel: 'phone'; phone: string }
  | { channel: 'code'; phone: string };

/**
 * Returns the account that verified an e-mail address or phone number, else every account that has it, at most
 * `maxHolders`. Leaves out admins who are not customers or verified neither contact: they use `npm run admin`.
 */
export async function findAccountsToReset(
  shop: Shop,
  identifier: Identifier,
  { byCode }: { byCode: boolean },
): Promise<AccountToReset[]> {
  const holders = await listHolders(shop, identifier);
  const isVerified = ({ emailVerifiedAt, phoneVerifiedAt }: Holder) =>
    (identifier.kind === 'email' ? emailVerifiedAt : phoneVerifiedAt) !== null;
  const isMobileTyped = identifier.kind === 'phone' && isMobile(identifier.phoneE164);
  const verified = holders.filter(isVerified);
  return (verified.length > 0 ? verified : holders).flatMap((holder) => {
    // Sends no code to an admin, because phone numbers can be taken over.
    const canUseCode = byCode && isMobileTyped && isVerified(holder) && !holder.adminId;
    const sendTo = canUseCode
      ? { channel: 'code' as const, phone: holder.phone }
      : chooseRecipient(holder, identifier);
    return sendTo ? [{ userId: holder.userId, name: holder.name, sendTo }] : [];
  });
}

type Holder = Awaited<ReturnType<typeof listHolders>>[number];

function listHolders(shop: Shop, identifier: Identifier) {
  return shop.db
    .select({
      userId: customers.userId,
      name: customers.name,
      email: customers.email,
      emailVerifiedAt: customers.emailVerifiedAt,
      phone: customers.phone,
      phoneVerifiedAt: customers.phoneVerifiedAt,
      adminId: adminUsers.userId,
    })
    .from(customers)
    .leftJoin(adminUsers, eq(adminUsers.userId, customers.userId))
    .where(holderCondition(identifier))
    .orderBy(...holderOrder(shop, identifier))
    .limit(maxHolders);
}

/**
 * Returns a verified e-mail address, else a verified phone number, else the typed identifier; undefined for an admin who
 * verified neither.
 */
function chooseRecipient(
  { email, emailVerifiedAt, phone, phoneVerifiedAt, adminId }: Holder,
  typed: Identifier,
): SendTo | undefined {
  if (emailVerifiedAt) return { channel: 'email', email };
  if (phoneVerifiedAt) return { channel: 'phone', phone };
  const contacts = { isEmailVerified: false, isPhoneVerified: false, isAdmin: adminId !== null };
  if (!mayReset(typed.kind, contacts)) return undefined;
  return typed.kind === 'email' ? { channel: 'email', email } : { channel: 'phone', phone };
}
