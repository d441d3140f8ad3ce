import { expect, test } from 'vitest';
import { lockAccount } from '#domain/accounts/account-writes.server.ts';
import { findAdminAccount } from '#domain/accounts/find-account.server.ts';
import { customers } from '#domain/accounts/tables.server.ts';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { auditEntries } from '#domain/audit/tables.server.ts';
import { ok } from '#domain/kernel/result.ts';
import { asAdmin, inUnrecordedTransaction } from '#domain/kernel/shop.server.ts';
import { waitForBlockedTransaction } from '#test/blocked-transaction.ts';
import { anAccountFor, verify } from '#test/password-reset.ts';
import { anOwner, openTestShop } from '#test/shop.ts';
import { addCustomerAsAdmin } from './add-customer-as-admin.server.ts';
import { listAdmins } from './list-admins.server.ts';

const email = 'kamala@example.lk';

test('a customer with a verified e-mail address becomes an admin, who signs in as before', async () => {
  const owner = await anOwner(await openTestShop());
  const userId = await anAccountFor(owner, email);
  await verify(owner, userId, email);

  expect(await addCustomerAsAdmin(owner, { email, role: 'packer' })).toEqual({
    ok: true,
    value: { userId, name: 'Kamala Silva' },
  });

  const listed = (await listAdmins(owner)).find((admin) => admin.userId === userId);
  expect(listed).toMatchObject({ signsInAs: email, hasPassword: true, hasSecondFactor: false });
  expect((await listAudit(owner)).entries).toMatchObject([
    { action: 'admin-added', subjectId: userId, after: { customerEmail: email } },
  ]);
  expect(await addCustomerAsAdmin(owner, { email, role: 'packer' })).toMatchObject({
    refusal: { code: 'admin-already' },
  });
});

test('a customer whose e-mail address is not verified, and an address without a customer, are refused', async () => {
  const owner = await anOwner(await openTestShop());
  const userId = await anAccountFor(owner, email);
  expect(await addCustomerAsAdmin(owner, { email, role: 'packer' })).toMatchObject({
    refusal: { code: 'email-not-verified' },
  });
  const unknown = { email: 'nobody@example.lk', role: 'owner' } as const;
  expect(await addCustomerAsAdmin(owner, unknown)).toMatchObject({
    refusal: { code: 'no-such-customer' },
  });
  expect(await findAdminAccount(owner, userId)).toBeUndefined();
  expect(await owner.db.$count(auditEntries)).toBe(0);
});

test('of two owners who add the same customer as an admin simultaneously, one is refused, and one entry is recorded', async () => {
  const owner = await anOwner(await openTestShop());
  const other = await anOwner(owner);
  const userId = await anAccountFor(owner, email);
  await verify(owner, userId, email);

  const addCustomer = (admin: typeof owner) => addCustomerAsAdmin(admin, { email, role: 'packer' });
  const results = await Promise.all([owner, other].map(addCustomer));

  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results).toContainEqual({ ok: false, refusal: { code: 'admin-already' } });
  expect(await owner.db.$count(auditEntries)).toBe(1);
});

test('a customer whose details change while becoming an admin causes no deadlock', async () => {
  const owner = await anOwner(await openTestShop());
  const userId = await anAccountFor(owner, email);
  await verify(owner, userId, email);
  const results: { added?: Promise<unknown> } = {};

  await inUnrecordedTransaction(owner, async (shop) => {
    await lockAccount(shop, userId);
    // In a transaction of its own, which is not retried after a deadlock.
    results.added ??= owner.db.transaction(async (db) =>
      expect(
        await addCustomerAsAdmin(asAdmin({ ...owner, db }, owner.actor), { email, role: 'packer' }),
      ).toMatchObject({ ok: true }),
    );
    results.added.catch(() => {});
    await waitForBlockedTransaction(shop);
    await shop.db.update(customers).set({ name: 'Kamala Perera' });
    return ok();
  });

  await results.added;
});
