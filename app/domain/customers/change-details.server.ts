import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { closeResetRequests } from '#domain/accounts/close-reset-requests.server.ts';
import { isInternalEmail } from '#domain/accounts/identifier.server.ts';
import { resetRequests, users } from '#domain/accounts/tables.server.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { inTransaction, type Shop } from '#domain/kernel/shop.server.ts';
import type { DetailsForm } from './details-form.ts';
import { customers, emailProofs } from './tables.server.ts';

export type ChangeDetailsRefusal =
  /** Nobody could sign in to such an account any more. */
  { code: 'needs-contact' } | { code: 'already-used'; fields: ('email' | 'phone')[] };

/**
 * Says anew who a customer is. A new e-mail address or phone is proven by nobody yet, and links to the one before are
 * out. What names another account is refused.
 */
export async function changeDetails(
  shop: Shop,
  userId: string,
  form: DetailsForm,
): Promise<Result<undefined, ChangeDetailsRefusal>> {
  try {
    return await changed(shop, userId, form);
  } catch (thrown) {
    if (!isTakenMeanwhile(thrown)) throw thrown;
    // Somebody else was faster. By now it can be seen who has which.
    return changed(shop, userId, form);
  }
}

function changed(shop: Shop, userId: string, form: DetailsForm) {
  return inTransaction<Shop, undefined, ChangeDetailsRefusal>(shop, async (shop) => {
    const [user] = await shop.db
      .select({ email: users.email, username: users.username, phone: customers.phone })
      .from(users)
      .leftJoin(customers, eq(customers.userId, users.id))
      .where(eq(users.id, userId))
      .for('update', { of: users });
    if (!user) throw new Error('The account of a signed-in customer is gone.');
    const hasContact = form.email !== undefined || form.phone !== undefined;
    if (!hasContact && user.username === null) return refuse({ code: 'needs-contact' });
    const fields = await takenFields(shop, userId, form);
    if (fields.length > 0) return refuse({ code: 'already-used', fields });

    await write(shop, { userId, ...user }, form);
    return ok();
  });
}

async function takenFields(shop: Shop, userId: string, { email, phone }: DetailsForm) {
  const fields: ('email' | 'phone')[] = [];
  if (email !== undefined) {
    const isTaken = and(eq(users.email, email), ne(users.id, userId));
    if ((await shop.db.$count(users, isTaken)) > 0) fields.push('email');
  }
  if (phone !== undefined) {
    const isTaken = and(eq(customers.phone, phone), ne(customers.userId, userId));
    if ((await shop.db.$count(customers, isTaken)) > 0) fields.push('phone');
  }
  return fields;
}

type Known = { userId: string; email: string; phone: string | null };

async function write(shop: Shop, known: Known, form: DetailsForm): Promise<void> {
  const { userId } = known;
  const { name, email: given = '', phone = '' } = form;
  const email = given || internalEmail(known.email);
  const now = shop.now();
  await shop.db
    .update(users)
    .set({
      name,
      email,
      ...(email !== known.email && { emailVerified: false }),
      ...(phone !== (known.phone ?? '') && { phoneProvenAt: null }),
      updatedAt: now,
    })
    .where(eq(users.id, userId));
  await shop.db
    .insert(customers)
    .values({ userId, name, email: given, phone, createdAt: now })
    .onConflictDoUpdate({ target: customers.userId, set: { name, email: given, phone } });
  if (email !== known.email) {
    await shop.db.delete(emailProofs).where(eq(emailProofs.userId, userId));
    await closeResetRequests(shop, { userId, which: eq(resetRequests.channel, 'email') });
  }
  if (phone !== (known.phone ?? ''))
    await closeResetRequests(shop, { userId, which: eq(resetRequests.channel, 'phone') });
}

/** An account without an address has one that only fills the column, and keeps it. */
function internalEmail(known: string): string {
  return isInternalEmail(known) ? known : `${randomUUID()}@account.invalid`;
}

const uniqueViolation = '23505';

function isTakenMeanwhile(thrown: unknown): boolean {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === uniqueViolation;
}
