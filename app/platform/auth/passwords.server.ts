import { hashPassword as hash, verifyPassword as verify } from 'better-auth/crypto';

/** Hashes a password (scrypt with a salt). Slow on purpose. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Returns whether the password has this hash. Slow on purpose. */
export function verifyPassword(hashAndPassword: { hash: string; password: string }) {
  return verify(hashAndPassword);
}
