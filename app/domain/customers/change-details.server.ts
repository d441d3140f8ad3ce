import { eq } from 'drizzle-orm';
import {
  type AccountGone,
  lockAccount,
  renameAccount,
} from '#domain/accounts/account-writes.server.ts';
import { closeResetRequests } from '#domain/accounts/close-reset-requests.server.ts';
import type { Identifier } from '#domain/accounts/identifier.server.ts';
import { phoneCodes } from '#domain/accounts/phone-codes/tables.server.ts';
import { customers, resetRequests, users } from '#domain/accounts/tables.server.ts';
import {
  isVerifiedElsewhere,
  lockIdentifiers,
} from '#domain/customers/identifiers/holders.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { DetailsForm } from './details-form.ts';
import { emailVerifications } from './tables.server.ts';

/** The new details. `keepsContact`: the form had the current e-mail address and phone, so no password was required. */
export type DetailsChange = DetailsForm & { keepsContact?: boolean };

export type ChangeDetailsRefusal =
  /** Refused with `keepsContact`, because another request has changed the e-mail address or phone in the meantime. */
  | { code: 'changes-contact' }
  /** Refused, because no one could sign in to such an account. */
  | { code: 'needs-contact' }
  | { code: 'already-used'; fields: ('email' | 'phone')[] }
  | AccountGone;

/**
 * Changes name, e-mail address and phone. Refuses identifiers that another account has verified. A new identifier is
 * unverified, and voids links and codes sent to the previous one. Clears the identifiers that other accounts took over.
 */
export function changeDetails(
  shop: Shop,
  userId: string,
  { keepsContact = false, ...form }: DetailsChange,
): Promise<Result<undefined, ChangeDetailsRefusal>> {
  return inTransaction(shop, async (shop) => {
    const current = await lockDetails(shop, userId);
    if (!current) return refuse({ code: 'account-gone' });
    if (keepsContact && changesContact(current, form)) return refuse({ code: 'changes-contact' });
    const identifiers = identifiersOf(form);
    if (identifiers.length === 0 && current.username === null)
      return refuse({ code: 'needs-contact' });

    await lockIdentifiers(shop, identifiers);
    const fields = await takenFields(shop, userId, identifiers);
    if (fields.length > 0) return refuse({ code: 'already-used', fields });
    await write(shop, current, form);
    return ok();
  });
}

/** Returns whether the form has another e-mail address or phone. Undefined and an empty text both mean none. */
export function changesContact(
  current: { email?: string | undefined; phone?: string | undefined },
  { email, phone }: DetailsForm,
): boolean {
  return (email ?? '') !== (current.email ?? '') || (phone ?? '') !== (current.phone ?? '');
}

type CurrentDetails = { userId: string; username: string | null; email: string; phone: string };

/**
 * Locks the account, then reads the details by another statement, because a statement that waits for the lock reads
 * `customers` as it was before.
 */
async function lockDetails(shop: Shop, userId: string): Promise<CurrentDetails | undefined> {
  if (!(await lockAccount(shop, userId))) return undefined;
  const [user] = await shop.db
    .select({ username: users.username, email: customers.email, phone: customers.phone })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(eq(users.id, userId));
  return (
    user && { userId, username: user.username, email: user.email ?? '', phone: user.phone ?? '' }
  );
}

async function takenFields(shop: Shop, userId: string, identifiers: readonly Identifier[]) {
  const fields: ('email' | 'phone')[] = [];
  for (const identifier of identifiers) {
    if (await isVerifiedElsewhere(shop, identifier, userId)) fields.push(identifier.kind);
  }
  return fields;
}

function identifiersOf({ email, phone }: DetailsForm): Identifier[] {
  return [
    ...(email === undefined ? [] : [{ kind: 'email' as const, email }]),
    ...(phone === undefined ? [] : [{ kind: 'phone' as const, phoneE164: phone }]),
  ];
}

async function write(shop: Shop, current: CurrentDetails, form: DetailsForm): Promise<void> {
  const { userId } = current;
  const { name, email = '', phone = '' } = form;
  const now = shop.now();
  await renameAccount(shop, userId, name);
  const details = { name, email, phone, formerEmail: '', formerPhone: '' };
  const unverified = {
    ...(email !== current.email && { emailVerifiedAt: null }),
    ...(phone !== current.phone && { phoneVerifiedAt: null }),
  };
  await shop.db
    .insert(customers)
    .values({ userId, ...details, createdAt: now })
    .onConflictDoUpdate({ target: customers.userId, set: { ...details, ...unverified } });
  if (email !== current.email) {
    await shop.db.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
    await closeResetRequests(shop, { userId, matching: eq(resetRequests.channel, 'email') });
  }
  if (phone !== current.phone) {
    await shop.db.delete(phoneCodes).where(eq(phoneCodes.userId, userId));
    await closeResetRequests(shop, { userId, matching: eq(resetRequests.channel, 'phone') });
  }
}
