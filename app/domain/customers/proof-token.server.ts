import { createHash, randomBytes } from 'node:crypto';

/** What stands in the link: 256 random bits. */
export function drawProofToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of it: whoever reads the table can open nothing. */
export function proofTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
