import { createECDH } from 'node:crypto';
import { deriveKey } from '#platform/config/secret.server.ts';

export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * Derives the keys by which push services recognize this shop (RFC 8292) from its secret, as base64url. So they exist
 * from the first start on, are the same on every instance, and come back with a restored backup.
 */
export function vapidKeys(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  const privateKey = deriveKey('web-push', secret);
  curve.setPrivateKey(privateKey, 'base64url');
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}
