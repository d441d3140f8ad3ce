import { expect, test } from 'vitest';
import { postgresServer } from '#test/open-shop-server.ts';
import { openPostgres } from './open-postgres.server.ts';
import { withStartLock } from './start-lock.server.ts';

/** Longer than a busy machine keeps a connection waiting for a response. */
const silenceMs = 1_000;

test('an instance waits for the start of another, even longer than the limit for a silent connection', async () => {
  const [first, second] = [1, 2].map(() =>
    openPostgres(postgresServer(), () => undefined, { silenceMs }),
  );
  if (!first || !second) throw new Error('No instances.');
  try {
    const done: string[] = [];
    const begun = Promise.withResolvers<void>();
    const starting = withStartLock(first, async () => {
      begun.resolve();
      await new Promise((resolve) => setTimeout(resolve, silenceMs * 1.5));
      done.push('first');
    });
    await begun.promise;
    await withStartLock(second, async () => void done.push('second'));
    await starting;
    expect(done).toEqual(['first', 'second']);
  } finally {
    await Promise.all([first.close(), second.close()]);
  }
});
