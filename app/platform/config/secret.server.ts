import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { OperatorProblem } from './operator-problem.server.ts';

/** Returns the secret that a shop without AUTH_SECRET makes at its first start and stores beside its data. */
export function loadOrCreateSecret(folder: string): string {
  const file = path.join(folder, 'secret');
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return checkSecret(fs.readFileSync(file, 'utf8').trim(), file);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
  }
  const secret = crypto.randomBytes(32).toString('base64url');
  // Writes the secret completely or not at all, because a truncated secret would be weak.
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  fs.renameSync(draft, file);
  return secret;
}

/** Refuses a file that a full disk or a loss of power has damaged: anyone could sign with an empty secret. */
function checkSecret(secret: string, file: string): string {
  if (/^[\x20-\x7e]{32,}$/.test(secret)) return secret;
  throw new OperatorProblem(
    `The shop's secret is empty or cut off: ${file}\n` +
      'Bring that file back from a copy, or restore a backup, which holds it. Where neither is there, delete the file: the shop makes another one.\n' +
      'Then everybody is signed out, and owners with two-factor need: npm run admin -- reset-2fa <username>',
  );
}

/** Derives a key for one purpose, so that a value signed for one purpose is invalid for another. */
export function deriveKey(purpose: string, secret: string): string {
  return crypto.createHmac('sha256', secret).update(purpose).digest('base64url');
}

/** Returns a fingerprint by which a secret can be recognized without being known. */
export function fingerprintOfSecret(secret: string): string {
  return deriveKey('mark-of-secret', secret);
}
