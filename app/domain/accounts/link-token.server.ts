import { hash, randomBytes } from 'node:crypto';
import type { Shop } from '#domain/kernel/shop.server.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Generates the token of a link, 256 random bits, and the hash that tables store: reading the table yields no link.
 * Valid for one hour by default.
 */
export function generateToken(shop: Shop, { hours = 1 }: { hours?: number } = {}) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(shop.now().getTime() + hours * hourMs);
  return { token, tokenHash: hashToken(token), expiresAt };
}

export function hashToken(token: string): string {
  return hash('sha256', token);
}
