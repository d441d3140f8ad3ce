import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { postgresServer } from '#test/open-shop-server.ts';
import { openLine } from '#test/silent-line.ts';
import { isOutage } from './is-outage.server.ts';
import { openPostgres } from './open-postgres.server.ts';

const silenceMs = 300;
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function openOverLine() {
  const line = await openLine(postgresServer());
  cleanUp.push(line.close);
  const database = openPostgres(line.url, () => undefined, { silenceMs });
  cleanUp.push(database.close);
  return { line, ...database };
}

const one = sql`select 1 as one`;

test.each<[string, (db: Awaited<ReturnType<typeof openOverLine>>['db']) => Promise<unknown>]>([
  ['a query', (db) => db.execute(one)],
  ['a transaction', (db) => db.transaction((tx) => tx.execute(one))],
])(
  '%s on a line that has fallen silent ends as an outage, and the next one gets a new connection',
  async (_, ask) => {
    const { line, db } = await openOverLine();
    await ask(db);
    line.fallSilent();
    const begunAt = performance.now();

    const failure = await ask(db).catch((thrown: unknown) => thrown);

    expect(isOutage(failure)).toBe(true);
    expect(performance.now() - begunAt).toBeLessThan(silenceMs * 4);
    line.speakAgain();
    await ask(db);
  },
);
