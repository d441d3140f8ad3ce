import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderMediaStore } from '#platform/storage/folder-media-store.server.ts';
import { aFolderWithPicture, backUp, pictureName, sumsOf } from '#test/backup-file.ts';
import { emptyDatabase } from '#test/database.ts';
import { fillEveryTable } from '#test/fill-every-table.ts';
import { loadBackup } from './load-backup.server.ts';
import { listTables } from './table-shapes.server.ts';
import { verifyBackup } from './verify-backup.server.ts';

let source: Awaited<ReturnType<typeof aFolderWithPicture>>;

beforeEach(async () => {
  source = await aFolderWithPicture();
});
afterEach(() => source.remove());

test('a restore brings every table and picture back as it was, new tables included', async () => {
  const db = await emptyDatabase();
  const filled = await fillEveryTable(db);
  await db.execute(
    sql`insert into try_budgets select 'ශ' || n, n, now() from generate_series(1, 1234) n`,
  );
  const before = await sumsOf(db);

  const written = await backUp(db, source.file, source.store);

  expect(filled.toSorted()).toEqual((await listTables(db)).map(({ name }) => name).toSorted());
  expect([...before.values()].every(({ rows }) => rows > 0)).toBe(true);
  expect(written).toMatchObject({ rows: filled.length + 1234, pictures: 1 });
  expect((await verifyBackup(source.file)).tables).toMatchObject(before);
  expect(fs.statSync(source.file).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(source.folder)).toEqual(['a.backup.gz', 'shop']);

  const empty = await emptyDatabase();
  const pictures = new FolderMediaStore(path.join(source.folder, 'restored'));
  const loaded = await loadBackup(source.file, { db: empty, pictures });

  expect(loaded).toMatchObject({ pictures: 1, header: { secret: 'the secret of this shop' } });
  expect(await sumsOf(empty)).toEqual(before);
  expect(fs.readFileSync(path.join(pictures.folder, pictureName))).toEqual(source.picture);
});

test('sequences continue where they were, and the foreign keys are as before', async () => {
  const db = await emptyDatabase();
  await db.execute(sql`insert into analytics_events (event_type, event_data, created_at)
    select 'product_search', '{}', now() from generate_series(1, 3)`);
  await db.execute(sql`delete from analytics_events where id > 1`);
  await backUp(db, source.file, source.store);
  const keys = sql`select conname, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'f' order by 1`;
  const before = await rowsOf(db, keys);

  const empty = await emptyDatabase();
  await loadBackup(source.file, { db: empty, pictures: source.store });

  const next = await rowsOf(
    empty,
    sql`insert into analytics_events (event_type, event_data, created_at)
        values ('product_search', '{}', now()) returning id::text as id`,
  );
  expect(next).toEqual([{ id: '4' }]);
  expect(await rowsOf(empty, keys)).toEqual(before);
});

test('values that other text formats lose are restored', async () => {
  const db = await emptyDatabase();
  await db.execute(sql`create table odd_values
    (id bigint primary key, bytes bytea, json_null jsonb, kept_json json, small real, big double precision, span interval,
     day date, local timestamp, exact numeric, letters char(5), list bigint[], nothing text)`);
  try {
    await db.execute(sql`insert into odd_values values
      (-9223372036854775808, '\\x00ff0a', 'null', '{"b" : 1,  "a":1}', 0.1, 'NaN', '1 mon -2 days 00:00:00.000001',
       'infinity', '2026-02-28 23:59:59.999999', 12345678901234567890.123456789, 'a', '{9007199254740993,null}', null),
      (9223372036854775807, '', '{"a": [1.10, 1e400]}', '[]', '-Infinity', 0.1, '-1 year', '0044-03-15 BC', 'epoch', 'NaN', '', '{}', '')`);
    const before = await sumsOf(db);
    const rows = await rowsOf(db, sql`select t::text as row from odd_values t order by id`);
    await backUp(db, source.file, source.store);
    await db.execute(sql`delete from odd_values`);

    await loadBackup(source.file, { db, pictures: source.store });

    expect(await sumsOf(db)).toEqual(before);
    expect(await rowsOf(db, sql`select t::text as row from odd_values t order by id`)).toEqual(
      rows,
    );
  } finally {
    await db.execute(sql`drop table odd_values`);
  }
});

test('a backup is not loaded into a database with rows, so that no shop is overwritten', async () => {
  const db = await emptyDatabase();
  await db.execute(sql`insert into try_budgets values ('a', 1, now())`);
  await backUp(db, source.file, source.store);

  await expect(loadBackup(source.file, { db, pictures: source.store })).rejects.toThrow(
    'The database holds a shop already',
  );
});

async function rowsOf(
  db: Awaited<ReturnType<typeof emptyDatabase>>,
  query: ReturnType<typeof sql>,
) {
  const result = (await db.execute(query)) as unknown as { rows: Record<string, unknown>[] };
  return result.rows;
}
