import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The lowest cost that scrypt takes. */
const cheap = { N: 2 };

const scrypt = crypto.scrypt as (...args: unknown[]) => void;

/**
 * Makes password hashes of this process cheap, which take 100 ms each in the shop. `passwords.test.ts` tests the real
 * parameters of scrypt.
 */
crypto.scrypt = (...[password, salt, length, cost, done]: unknown[]) =>
  scrypt(password, salt, length, { ...(cost as object), ...cheap }, done);
syncBuiltinESMExports();
