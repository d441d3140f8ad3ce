import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { migrationsFolder } from '#platform/db/migrate.server.ts';
import { listBreaches } from './compatible-migrations.ts';
import { listBreakingStatements } from './list-breaking-statements.ts';

const before = `CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY,
	"status" text NOT NULL,
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('new', 'sent')),
	CONSTRAINT "orders_key_unique" UNIQUE("key")
);
CREATE UNIQUE INDEX "orders_by_number" ON "orders" USING btree ("number");`;

describe('the previous version can live with', () => {
  test.each([
    'CREATE TABLE "slips" ("id" uuid PRIMARY KEY, "order_id" uuid NOT NULL);--> statement-breakpoint\nALTER TABLE "slips" ADD CONSTRAINT "slips_of" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id");',
    'ALTER TABLE "orders" ADD COLUMN "note" text;',
    `ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL;`,
    `ALTER TABLE "orders" ADD COLUMN "way" text;--> statement-breakpoint\nALTER TABLE "orders" ADD CONSTRAINT "way_known" CHECK ("orders"."way" in ('a', 'b'));`,
    `ALTER TABLE "orders" DROP CONSTRAINT "orders_status_known";--> statement-breakpoint\nALTER TABLE "orders" ADD CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('new', 'packed', 'sent'));`,
    'CREATE INDEX "orders_by_status" ON "orders" USING btree ("status");',
    'DROP INDEX "orders_by_status";',
    `UPDATE "orders" SET "status" = 'sent' WHERE "status" = 'packed';`,
  ])('%s', (migration) => {
    expect(listBreakingStatements(migration, before)).toEqual([]);
  });
});

describe('the previous version would fail on', () => {
  test.each([
    'DROP TABLE "orders";',
    'ALTER TABLE "orders" RENAME TO "sales";',
    'ALTER TABLE "orders" RENAME COLUMN "status" TO "state";',
    'ALTER TABLE "orders" DROP COLUMN "status";',
    'ALTER TABLE "orders" ALTER COLUMN "status" SET DATA TYPE varchar(3);',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "status" DROP DEFAULT;',
    'ALTER TABLE "orders" ADD COLUMN "weight" integer NOT NULL;',
    `ALTER TABLE "orders" ADD CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('new'));`,
    `ALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK ("orders"."paid" >= 0);`,
    'CREATE UNIQUE INDEX "orders_by_phone" ON "orders" USING btree ("phone");',
    `ALTER TABLE "reviews" ADD COLUMN "paid" integer;--> statement-breakpoint\nALTER TABLE "orders" ADD CONSTRAINT "orders_paid" CHECK ("orders"."paid" >= 0);`,
    'ALTER TABLE "reviews" ADD COLUMN "phone" text;--> statement-breakpoint\nCREATE UNIQUE INDEX "orders_by_phone" ON "orders" USING btree ("phone");',
    'DROP INDEX "orders_by_number";',
    'ALTER TABLE "orders" DROP CONSTRAINT "orders_key_unique";',
    'CREATE TRIGGER "watch" BEFORE INSERT ON "orders" EXECUTE FUNCTION "look"();',
  ])('%s', (migration) => {
    expect(listBreakingStatements(migration, before)).toHaveLength(1);
  });
});

describe('a decision', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-migrations-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  test('excuses a migration only if it exists and names the migration', () => {
    const sql = path.join(folder, '0001_without_notes.sql');
    fs.writeFileSync(sql, 'ALTER TABLE "orders" DROP COLUMN "note";');
    const found = () => listBreaches(folder, folder, '0000');
    expect(found()).toEqual([
      expect.stringContaining('0001_without_notes.sql: The previous version still reads'),
    ]);
    fs.writeFileSync(sql, '-- decision 123\nALTER TABLE "orders" DROP COLUMN "note";');
    expect(found()).toHaveLength(1);
    fs.writeFileSync(path.join(folder, '123-notes.md'), 'About something else.');
    expect(found()).toHaveLength(1);
    fs.writeFileSync(path.join(folder, '123-notes.md'), '0001_without_notes needs a stop.');
    expect(found()).toEqual([]);
  });
});

test('the previous version can live with every migration from 0039 on', () => {
  expect(listBreaches(migrationsFolder, 'docs/decisions')).toEqual([]);
});
