import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { emptyOpenDatabase } from '#test/database.ts';

test('every statement is reported with its duration and without its parameters', async () => {
  const { db, statements } = await emptyOpenDatabase();
  const executed: [text: string, durationMs: number][] = [];
  statements.listen((text, durationMs) => executed.push([text, durationMs]));
  await db.execute(sql`select ${'Nimal'}::text as alone`);
  await db.transaction((inside) => inside.execute(sql`select ${'Kamala'}::text as together`));
  await expect(db.execute(sql`select 1 / ${0}::integer as failed`)).rejects.toThrow();
  statements.listen(undefined);
  const texts = executed.map(([text]) => text).filter((text) => text.includes(' as '));
  expect(texts).toEqual([
    'select $1::text as alone',
    'select $1::text as together',
    'select 1 / $1::integer as failed',
  ]);
  expect(executed.every(([, durationMs]) => durationMs >= 0 && durationMs < 5000)).toBe(true);
});
