import { hashPassword, verifyPassword } from '#platform/auth/passwords.server.ts';
import { passwordLength } from './password.ts';

/**
 * Returns whether the password matches the hash. Without a hash, computes a dummy hash and returns false, so that the
 * duration does not reveal which accounts exist. A password that is too long is never hashed.
 */
export async function isPasswordOf(
  hash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (password.length > passwordLength.max) return false;
  if (hash) return verifyPassword({ hash, password });
  await hashPassword(password);
  return false;
}
