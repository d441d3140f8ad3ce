import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Cipher } from './cipher.ts';
import { recoveryCodes } from './tables.server.ts';

/** Without i, l, o and u, which are read as something else. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const codes = 10;
const groups = 3;
const groupLetters = 4;

/** Gives an enrolled admin ten new codes and takes the old ones away. This answer is the only one that ever holds them. */
export async function makeRecoveryCodes(
  shop: Shop,
  { userId, cipher }: { userId: string; cipher: Cipher },
): Promise<string[]> {
  const made = Array.from({ length: codes }, newCode);
  await shop.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await shop.db
    .insert(recoveryCodes)
    .values(made.map((code) => ({ userId, hash: hashOfCode(cipher, userId, code) })));
  return made;
}

function newCode(): string {
  const group = () => Array.from({ length: groupLetters }, () => letters[randomInt(32)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Typed with or without hyphens, in capitals, or with the letters that look like figures, it is the same code. */
export function hashOfCode(cipher: Cipher, userId: string, typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return cipher.digest(`recovery-code:${userId}:${plain}`);
}
