import { hashPassword, verifyPassword } from '#platform/auth/passwords.server.ts';
import { passwordLength } from './password.ts';

/**
 * Whether this password was hashed to this. Without a hash it computes one and returns false, so that the time of an
 * answer does not tell which accounts exist. A password that is too long costs none either way.
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
