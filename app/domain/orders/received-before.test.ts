import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from 'vitest';
import { migrateTo } from '#platform/backup/known-migrations.server.ts';
import type { Database } from '#platform/db/database.server.ts';
import { migrate } from '#platform/db/migrate.server.ts';

const header = {
  is: 'backup',
  format: 1,
  app: '0.0.1',
  kind: 'shop',
  at: '',
  secretMark: '',
} as const;

/** A shop whose orders do not say yet what was received. */
async function aShopOfBefore() {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  const db = drizzle({ client, casing: 'snake_case' }) as unknown as Database;
  const known = readMigrationFiles({ migrationsFolder: 'db/migrations' });
  const adds = known.findIndex(({ sql }) => sql.join().includes('"received_lkr"'));
  const migrations = known
    .slice(0, adds)
    .map(({ folderMillis, hash }) => ({ when: `${folderMillis}`, hash }));
  await migrateTo({ db, kind: 'embedded' }, { ...header, migrations });
  return { db, close: () => client.close() };
}

type Before = {
  status: string;
  payment: string;
  totalLkr: number;
  refundedLkr?: number;
  paidLkr?: number;
};

/** `paidLkr` is what the total was when the order was paid, where it was corrected since. */
async function anOrderOfBefore(db: Database, { status, payment, totalLkr, ...rest }: Before) {
  const id = randomUUID();
  const { refundedLkr = 0, paidLkr } = rest;
  await db.execute(sql`insert into orders (id, order_number, idempotency_key, language, customer_name, customer_phone,
      street, city, province, subtotal_lkr, delivery_fee_lkr, total_lkr, payment_method, payment_status, status,
      refunded_lkr, created_at)
    values (${id}, ${`ORD-${id}`}, ${randomUUID()}, 'en', 'Nimal', '+94771234567', 'x', 'Kandy', 'Central', ${totalLkr}, 0,
      ${totalLkr}, 'cod', ${payment}, ${status}, ${refundedLkr}, now())`);
  const note = (event: string, details: object) =>
    db.execute(sql`insert into order_history (order_id, event, details, actor, at)
      values (${id}, ${event}, ${JSON.stringify(details)}::jsonb, 'shop', now())`);
  if (payment !== 'pending') await note('payment', { from: 'pending', to: 'paid' });
  if (paidLkr !== undefined) {
    await note('corrected', { before: { totalLkr: paidLkr }, after: { totalLkr } });
  }
  return id;
}

test('orders of before know what was received, from their payment and their history', async () => {
  const { db, close } = await aShopOfBefore();
  const orders: [Before, object][] = [
    [
      { status: 'pending', payment: 'pending', totalLkr: 3800 },
      { received_lkr: 0, due_lkr: 3800 },
    ],
    [
      { status: 'shipped', payment: 'paid', totalLkr: 3800 },
      { received_lkr: 3800, due_lkr: 0 },
    ],
    [
      { status: 'delivered', payment: 'paid', totalLkr: 3800, refundedLkr: 1000 },
      { received_lkr: 3800, waived_lkr: 1000, due_lkr: 0, refund_due_lkr: 0 },
    ],
    [
      { status: 'cancelled', payment: 'paid', totalLkr: 3800, refundedLkr: 1000 },
      { received_lkr: 3800, waived_lkr: 0, refund_due_lkr: 2800 },
    ],
    [
      { status: 'delivered', payment: 'refunded', totalLkr: 3800 },
      { received_lkr: 3800, refunded_lkr: 3800, due_lkr: 0, payment_status: 'refunded' },
    ],
    [
      { status: 'paid', payment: 'paid', totalLkr: 11_400, paidLkr: 3800 },
      { received_lkr: 3800, due_lkr: 7600, payment_status: 'pending' },
    ],
    [
      { status: 'paid', payment: 'refunded', totalLkr: 3800, refundedLkr: 3800, paidLkr: 7600 },
      { received_lkr: 7600, refund_due_lkr: 0, due_lkr: 0, payment_status: 'paid' },
    ],
    [
      { status: 'paid', payment: 'paid', totalLkr: 3800, paidLkr: 7600 },
      { received_lkr: 7600, refund_due_lkr: 3800, payment_status: 'paid' },
    ],
  ];
  const ids: string[] = [];
  for (const [before] of orders) ids.push(await anOrderOfBefore(db, before));

  await migrate({ db, kind: 'embedded' });

  const answer =
    (await db.execute(sql`select id, payment_status, received_lkr::int, refunded_lkr::int, waived_lkr::int,
    due_lkr::int, refund_due_lkr::int from orders`)) as unknown as { rows: { id: string }[] };
  await close();
  const after = ids.map((id) => answer.rows.find((row) => row.id === id));
  expect(after).toMatchObject(orders.map(([, wanted]) => wanted));
});
