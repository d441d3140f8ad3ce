import { eq } from 'drizzle-orm';
import { isInternalEmail } from '#domain/accounts/identifier.server.ts';
import { users } from '#domain/accounts/tables.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { customers } from './tables.server.ts';

/** An account as its owner sees it. What was never given is undefined. */
export type Customer = {
  userId: string;
  name: string;
  email: string | undefined;
  /** E.164. */
  phone: string | undefined;
  /** Proven is what a link that was sent there has shown to be theirs. */
  isEmailProven: boolean;
  isPhoneProven: boolean;
  createdAt: Date;
};

export async function findCustomer(shop: Shop, userId: string): Promise<Customer | undefined> {
  const [found] = await shop.db
    .select({
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      phoneProvenAt: users.phoneProvenAt,
      phone: customers.phone,
      createdAt: users.createdAt,
    })
    .from(users)
    .leftJoin(customers, eq(customers.userId, users.id))
    .where(eq(users.id, userId));
  if (!found) return undefined;
  const email = isInternalEmail(found.email) ? undefined : found.email;
  const phone = found.phone || undefined;
  return {
    userId,
    name: found.name,
    email,
    phone,
    isEmailProven: email !== undefined && found.emailVerified,
    isPhoneProven: phone !== undefined && found.phoneProvenAt !== null,
    createdAt: found.createdAt,
  };
}
