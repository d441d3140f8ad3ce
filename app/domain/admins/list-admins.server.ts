import { and, asc, eq } from 'drizzle-orm';
import { adminRole } from '#domain/accounts/admin-role.server.ts';
import { accounts, adminUsers, customers, users } from '#domain/accounts/tables.server.ts';
import { secondFactors } from '#domain/auth/second-factor/tables.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import type { Admin } from './admin.ts';

/** Returns everyone who may enter the panel, in the order in which they got access. */
export async function listAdmins(shop: AdminShop): Promise<Admin[]> {
  return (await rowsOf(shop)).map(adminOf);
}

export async function findAdmin(shop: AdminShop, userId: string): Promise<Admin | undefined> {
  return (await listAdmins(shop)).find((admin) => admin.userId === userId);
}

function rowsOf(shop: AdminShop) {
  return shop.db
    .select({
      userId: users.id,
      name: users.name,
      username: users.username,
      email: customers.email,
      phone: customers.phone,
      role: adminRole,
      since: adminUsers.createdAt,
      lastSeenAt: adminUsers.lastSeenAt,
      password: accounts.password,
      enrolledAt: secondFactors.enrolledAt,
      demo: users.demo,
    })
    .from(adminUsers)
    .innerJoin(users, eq(users.id, adminUsers.userId))
    .leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, 'credential')))
    .leftJoin(customers, eq(customers.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .orderBy(asc(adminUsers.createdAt), asc(users.name), asc(users.id));
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function adminOf({ username, email, phone, password, enrolledAt, ...row }: Row): Admin {
  const identifiers = [username, email, phone];
  return {
    ...row,
    signsInAs: identifiers.find(Boolean) ?? '',
    hasPassword: password !== null,
    hasSecondFactor: enrolledAt !== null,
  };
}
