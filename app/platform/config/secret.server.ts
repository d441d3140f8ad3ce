import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The secret that a shop without AUTH_SECRET makes for itself at its first start and keeps beside its data. */
export function keepOwnSecret(folder: string): string {
  const file = path.join(folder, 'secret');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
  }
  const secret = crypto.randomBytes(32).toString('base64url');
  // The file appears whole or not at all: half a secret would sign everything with next to nothing.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  fs.renameSync(draft, file);
  return secret;
}

/** A key for one purpose, so that a value signed for one thing proves nothing about another. */
export function keyFor(purpose: string, secret: string): string {
  return crypto.createHmac('sha256', secret).update(purpose).digest('base64url');
}

/** Tells whether a secret is this one, and nothing more: for what shall know it again without holding it. */
export function markOfSecret(secret: string): string {
  return keyFor('mark-of-secret', secret);
}
