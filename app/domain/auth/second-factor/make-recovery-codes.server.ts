import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Cipher } from './cipher.ts';
import { recoveryCodes } from './tables.server.ts';

/** Leaves out i, l, o and u, which are easily misread. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeCount = 10;
const groupCount = 3;
const groupLength = 4;

/** Replaces an admin's recovery codes with ten new ones. Returns them; only their hashes are stored. */
export async function makeRecoveryCodes(
  shop: Shop,
  { userId, cipher }: { userId: string; cipher: Cipher },
): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, generateCode);
  await shop.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await shop.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, hash: hashRecoveryCode(cipher, userId, code) })));
  return codes;
}

function generateCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(32)]).join('');
  return Array.from({ length: groupCount }, group).join('-');
}

/** Hashes a code. Ignores case and punctuation, and reads o, i and l as the digits that they look like. */
export function hashRecoveryCode(cipher: Cipher, userId: string, typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return cipher.digest(`recovery-code:${userId}:${plain}`);
}
