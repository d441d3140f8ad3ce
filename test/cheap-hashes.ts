import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The lowest cost that scrypt takes. */
const cheap = { N: 2 };

const scrypt = crypto.scrypt as (...asked: unknown[]) => void;

/**
 * Makes each password hash of the process cost next to nothing, where it is a tenth of a second in the shop:
 * `passwords.test.ts` holds what the shop asks of scrypt.
 */
crypto.scrypt = (...[password, salt, length, cost, done]: unknown[]) =>
  scrypt(password, salt, length, { ...(cost as object), ...cheap }, done);
syncBuiltinESMExports();
