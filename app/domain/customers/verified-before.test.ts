import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { migrateTo } from '#platform/backup/known-migrations.server.ts';
import type { Database } from '#platform/db/database.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';

const header = { is: 'backup', format: 1, app: '0', kind: 'shop', at: '', secretMark: '' } as const;

test('accounts of before keep their addresses and phones, and what of them was proven', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const db = drizzle({ client, casing: 'snake_case' }) as unknown as Database;
  const known = readMigrationFiles({ migrationsFolder: 'db/migrations' });
  const adds = known.findIndex(({ sql }) => sql.join().includes('"email_verified_at"'));
  const migrations = known
    .slice(0, adds)
    .map(({ folderMillis, hash }) => ({ when: `${folderMillis}`, hash }));
  await migrateTo({ db, kind: 'embedded' }, { ...header, migrations });
  // Name, e-mail, whether it was proven, phone, whether it was proven; without a record where both are null.
  const people: [string, string, boolean, string | null, boolean][] = [
    ['Amara', 'amara@example.lk', true, '+94771111111', false],
    ['Bandu', 'random@account.invalid', false, '+94772222222', true],
    ['Chamari', 'Chamari@example.lk', false, '', false],
    ['Dilan', 'dilan@example.lk', true, null, false],
    ['Owner', 'owner@owner.invalid', false, null, false],
  ];
  for (const [name, email, isProven, phone, isPhoneProven] of people) {
    const provenAt = isPhoneProven ? '2026-01-02T00:00:00Z' : null;
    await db.execute(sql`insert into users (name, email, email_verified, phone_proven_at, created_at, updated_at)
      values (${name}, ${email}, ${isProven}, ${provenAt}::timestamptz, now(), now())`);
    if (phone === null) continue;
    const given = email.endsWith('.invalid') ? '' : email;
    await db.execute(sql`insert into customers (user_id, name, email, phone, created_at)
      select id, name, ${given}, ${phone}, now() from users where name = ${name}`);
  }

  await migrate({ db, kind: 'embedded' });

  const { rows } = (await db.execute(sql`select c.name, c.email, c.phone,
      c.email_verified_at is not null as mail, c.phone_verified_at is not null as call,
      u.email like '%.invalid' as filled from customers c join users u on u.id = c.user_id order by 1`)) as never as {
    rows: object[];
  };
  const filled = { filled: true };
  expect(rows).toEqual([
    {
      name: 'Amara',
      email: 'amara@example.lk',
      phone: '+94771111111',
      mail: true,
      call: false,
      ...filled,
    },
    { name: 'Bandu', email: '', phone: '+94772222222', mail: false, call: true, ...filled },
    {
      name: 'Chamari',
      email: 'chamari@example.lk',
      phone: '',
      mail: false,
      call: false,
      ...filled,
    },
    { name: 'Dilan', email: 'dilan@example.lk', phone: '', mail: true, call: false, ...filled },
  ]);
  await client.close();
});
