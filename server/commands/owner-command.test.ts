import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ensureDemo } from '#db/seed/ensure-demo.server.ts';
import { findUserByUsername } from '#domain/accounts/find-account.server.ts';
import { grantPanelAccess } from '#domain/accounts/grant-panel-access.server.ts';
import { adminUsers, customers } from '#domain/accounts/tables.server.ts';
import { adminEntryCondition, auditEntries } from '#domain/audit/tables.server.ts';
import { findPassword } from '#domain/auth/passwords/find-password.server.ts';
import { aCustomer, openTestShop } from '#test/shop.ts';
import { type OwnerCommand, runOwnerCommand } from './owner-command.ts';

const secret = 'a-secret-that-is-long-enough-for-it';
const goodPassword = 'seven herbs in oil';

let addCustomerAsAdmin: (email: string, verifiedAt: Date | null) => Promise<void>;
let removeAdmin: (username: string) => Promise<void>;
let makeGrantFail: () => Promise<void>;
let passwordOf: (username: string) => Promise<string | null | undefined>;
let entries: () => Promise<{ action: string; userName: string }[]>;
let run: (command: Partial<OwnerCommand>) => ReturnType<typeof runOwnerCommand>;

beforeEach(async () => {
  const shop = await openTestShop();
  await ensureDemo(shop, secret);
  addCustomerAsAdmin = async (email, emailVerifiedAt) => {
    const { userId } = (await aCustomer(shop, { email })).actor;
    await shop.db.update(customers).set({ emailVerifiedAt }).where(eq(customers.userId, userId));
    await grantPanelAccess(shop, userId);
  };
  removeAdmin = async (username) => {
    const user = await findUserByUsername(shop, username);
    await shop.db.delete(adminUsers).where(eq(adminUsers.userId, user?.id ?? ''));
  };
  makeGrantFail = async () => {
    await shop.db.execute(sql`create function refuse_admin() returns trigger language plpgsql as $$
      begin raise exception 'no more admins'; end $$`);
    onTestFinished(async () => {
      await shop.db.execute(sql`drop function refuse_admin cascade`);
    });
    await shop.db.execute(sql`create trigger refuse_admin before insert on admin_users
      for each row execute function refuse_admin()`);
  };
  passwordOf = async (username) => {
    const user = await findUserByUsername(shop, username);
    return (await findPassword(shop, user?.id ?? ''))?.passwordHash;
  };
  entries = () =>
    shop.db
      .select({ action: auditEntries.action, userName: sql<string>`${auditEntries.userName}` })
      .from(auditEntries)
      .where(adminEntryCondition(auditEntries))
      .orderBy(auditEntries.number);
  run = (command) =>
    runOwnerCommand(
      { shop },
      { command: 'create', username: 'nimal', password: goodPassword, ...command },
    );
});

test('an owner is created once for a username, in upper or lower case', async () => {
  expect(await run({})).toMatchObject({ ok: true });
  expect(await run({ username: 'Nimal' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('There is an account "Nimal" already'),
  });
  expect(await run({ command: 'password', username: 'NIMAL' })).toMatchObject({ ok: true });
});

test.each<[Partial<OwnerCommand>, string]>([
  [{ password: 'short' }, 'too short'],
  [{ password: 'x1'.repeat(65) }, 'longer than 128'],
  [{ password: 'Password123!' }, 'first that anyone would guess'],
  [{ password: 'aaaaaaaaaaaa' }, 'first that anyone would guess'],
  [{ password: 'my-nimal-shop' }, 'first that anyone would guess'],
  [{ username: 'a b' }, 'A username has 3 to 30'],
  [{ username: 'ab' }, 'A username has 3 to 30'],
  [{ username: '../../etc' }, 'A username has 3 to 30'],
  [{ username: 'admin' }, 'There is an account "admin" already'],
  [{ command: 'password', username: 'admin' }, 'the demo account'],
  [{ command: 'password', username: 'nobody' }, 'There is no account "nobody"'],
])('%o is refused with a message', async (command, reason) => {
  const result = await run(command);
  expect(result.ok).toBe(false);
  expect(result.message).toContain(reason);
});

test('an admin who was removed in the panel gets no new password, and has access again after create', async () => {
  await run({});
  await removeAdmin('nimal');
  expect(await run({ command: 'password' })).toMatchObject({
    ok: false,
    message: expect.stringContaining('was removed from the panel'),
  });
  expect(await run({})).toMatchObject({ ok: true });
  expect(await run({ command: 'password' })).toMatchObject({ ok: true });
});

test('a removed admin who cannot be given access keeps the password', async () => {
  await run({});
  await removeAdmin('nimal');
  await makeGrantFail();
  const passwordBefore = await passwordOf('nimal');

  await expect(run({ password: 'eight herbs in oil' })).rejects.toThrow();

  expect(await passwordOf('nimal')).toBe(passwordBefore);
});

test('the second factor of an owner who lost phone and codes is reset, and an unknown username is refused', async () => {
  await run({});
  expect(await run({ command: 'reset-2fa', username: 'Nimal' })).toMatchObject({
    ok: true,
    message: expect.stringContaining('must be set up again at the next sign-in'),
  });
  expect(await run({ command: 'reset-2fa', username: 'nobody' })).toEqual({
    ok: false,
    message: 'There is no account "nobody".',
  });
});

test('an admin who was a customer, without a username, is found by a verified e-mail address', async () => {
  await addCustomerAsAdmin('kamala@example.lk', new Date());
  await addCustomerAsAdmin('selvi@example.lk', null);
  for (const command of ['reset-2fa', 'password'] as const) {
    const result = await run({ command, username: 'Kamala@Example.lk' });
    expect(result, command).toMatchObject({ ok: true });
    for (const username of ['selvi@example.lk', 'nobody@example.lk', '077 123 4567']) {
      const message = `There is no account "${username}".`;
      expect(await run({ command, username })).toEqual({ ok: false, message });
    }
  }
  expect(await run({ username: 'kamala@example.lk' })).toMatchObject({ ok: false });
  expect(await entries()).toMatchObject([
    { action: 'second-factor-reset' },
    { action: 'password-given' },
  ]);
});

test('any password of eight characters that is not easily guessed is accepted', async () => {
  expect(await run({ password: 'kohomba7' })).toMatchObject({ ok: true });
  expect(await run({ username: 'sunil', password: 'සත් ඖෂධ තෙල්' })).toMatchObject({ ok: true });
});

test('each change of an admin by the command line is in the activity log, and a refused command is not', async () => {
  await run({});
  await run({ command: 'password' });
  await run({ command: 'reset-2fa' });
  await run({ command: 'password', username: 'nobody' });

  const userName = 'command line';
  expect(await entries()).toEqual([
    { action: 'admin-added', userName },
    { action: 'password-given', userName },
    { action: 'second-factor-reset', userName },
  ]);
});
