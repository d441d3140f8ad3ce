import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto';

/** Returns the form in which the library keeps a password (scrypt with a salt). Slow on purpose. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether the password was hashed to this. Slow on purpose. */
export function verifyPassword(hashAndPassword: { hash: string; password: string }) {
  return verify(hashAndPassword);
}
