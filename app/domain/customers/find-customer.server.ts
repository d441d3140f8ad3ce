import { eq } from 'drizzle-orm';
import { customers, users } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';

/** An account as its customer sees it. Details that are not entered are undefined. */
export type Customer = {
  userId: string;
  name: string;
  email: string | undefined;
  /** E.164. */
  phone: string | undefined;
  /** Whether a link that was sent there was opened. */
  isEmailVerified: boolean;
  /** Whether a code that was sent there was entered, or a link opened. */
  isPhoneVerified: boolean;
  /**
   * Identifiers this account lost because another one verified them; cleared when the customer saves their details.
   */
  formerEmail: string | undefined;
  formerPhone: string | undefined;
  createdAt: Date;
};

export async function findCustomer(shop: Shop, userId: string): Promise<Customer | undefined> {
  const [found] = await shop.db
    .select({
      name: users.name,
      email: customers.email,
      emailVerifiedAt: customers.emailVerifiedAt,
      phone: customers.phone,
      phoneVerifiedAt: customers.phoneVerifiedAt,
      formerEmail: customers.formerEmail,
      formerPhone: customers.formerPhone,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(eq(users.id, userId));
  return (
    found && {
      userId,
      name: found.name,
      email: found.email || undefined,
      phone: found.phone || undefined,
      isEmailVerified: found.emailVerifiedAt !== null,
      isPhoneVerified: found.phoneVerifiedAt !== null,
      formerEmail: found.formerEmail || undefined,
      formerPhone: found.formerPhone || undefined,
      createdAt: found.createdAt,
    }
  );
}

/**
 * Returns whether this account lost an identifier because another one verified it, and the customer has not saved
 * their details since.
 */
export async function hasFormerIdentifier(shop: Shop, userId: string): Promise<boolean> {
  const { formerEmail, formerPhone } = (await findCustomer(shop, userId)) ?? {};
  return formerEmail !== undefined || formerPhone !== undefined;
}
