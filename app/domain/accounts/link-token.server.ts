import { hash, randomBytes } from 'node:crypto';
import type { Shop } from '#domain/kernel/shop.server.ts';

const hourMs = 60 * 60 * 1000;

/**
 * Draws what a link carries, 256 random bits, and what a table keeps of it: whoever reads the table has no link. It works
 * for one hour unless told.
 */
export function drawToken(shop: Shop, { hours = 1 }: { hours?: number } = {}) {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(shop.now().getTime() + hours * hourMs);
  return { token, tokenHash: hashOfToken(token), expiresAt };
}

export function hashOfToken(token: string): string {
  return hash('sha256', token);
}
