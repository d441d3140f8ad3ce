import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { postgresServer } from '#test/open-shop-server.ts';
import { openPostgres } from './open-postgres.server.ts';

function openInstance() {
  return openPostgres(postgresServer(), () => undefined);
}

test('only one of several instances does the work at a time, and another may do it afterwards', async () => {
  const [first, second] = [openInstance(), openInstance()];
  try {
    const done: string[] = [];
    const work = Promise.withResolvers<void>();
    const long = first.oneAtATime('sweep', async (db) => {
      await db.execute(sql`select 1`);
      done.push('begun');
      await work.promise;
    });
    while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));

    expect(await second.oneAtATime('sweep', async () => void done.push('twice'))).toBe(false);
    expect(await second.oneAtATime('other', async () => void done.push('other'))).toBe(true);
    work.resolve();
    expect(await long).toBe(true);
    expect(await second.oneAtATime('sweep', async () => void done.push('again'))).toBe(true);
    expect(done).toEqual(['begun', 'other', 'again']);
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});

test('work that fails releases its lock', async () => {
  const instance = openInstance();
  try {
    const failing = instance.oneAtATime('sweep', () => Promise.reject(new Error('no broom')));
    await expect(failing).rejects.toThrow('no broom');
    expect(await instance.oneAtATime('sweep', async () => undefined)).toBe(true);
  } finally {
    await instance.close();
  }
});
