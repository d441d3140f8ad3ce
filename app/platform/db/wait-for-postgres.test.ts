import { expect, test } from 'vitest';
import { waitForPostgres } from './wait-for-postgres.server.ts';

const reasons = [
  {
    what: 'a password with an unescaped percent sign',
    url: 'postgresql://a:50%cdx@127.0.0.1:9/shop',
    reason: 'write % as %25 in its user and password',
  },
  {
    what: 'the path of a missing certificate',
    url: 'postgresql://a:b@127.0.0.1:9/shop?sslmode=verify-full&sslrootcert=/nowhere.pem',
    reason: "ENOENT: no such file or directory, open '/nowhere.pem'",
  },
];

test.each(reasons)('$what in DATABASE_URL ends the start with a message', async (given) => {
  const waiting = waitForPostgres(given.url, { timeoutMs: Number.POSITIVE_INFINITY });
  await expect(waiting).rejects.toMatchObject({
    name: 'OperatorProblem',
    message: `The database of DATABASE_URL (127.0.0.1:9/shop) does not let the shop in: ${given.reason}`,
  });
});
