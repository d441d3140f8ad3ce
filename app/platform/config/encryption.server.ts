import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from './secret.server.ts';

const ivBytes = 12;
const tagBytes = 16;

/** Encrypts texts for the database with a key derived from the shop's secret: AES-256-GCM, a new nonce each time. */
export function cipherFor(purpose: string, secret: string) {
  const key = Buffer.from(deriveKey(`vault:${purpose}`, secret), 'base64url');

  function encrypt(text: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
  }

  /** Returns undefined for a text that was encrypted with another secret, or changed since. */
  function decrypt(encrypted: string): string | undefined {
    const bytes = Buffer.from(encrypted, 'base64url');
    if (bytes.length < ivBytes + tagBytes) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      return undefined;
    }
  }

  function digest(text: string): string {
    return createHmac('sha256', key).update(text).digest('base64url');
  }

  return { encrypt, decrypt, digest };
}
