import { BackupRefused } from './backup-format.server.ts';

/** A new pair of keys. The private one is kept nowhere. */
export async function makeBackupKeys(): Promise<{ privateKey: string; publicKey: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const privateKey = await generateX25519Identity();
  return { privateKey, publicKey: await identityToRecipient(privateKey) };
}

/** Finds the private key in what was typed or in the file of a key, which may have comments. */
export async function readPrivateKey(written: string): Promise<string> {
  const key = /^\s*(AGE-SECRET-KEY-1\w+)\s*$/im.exec(written)?.[1]?.toUpperCase();
  if (!key) {
    throw new BackupRefused(
      'There is no private key. It is one line that begins with AGE-SECRET-KEY-1: copy it whole.',
    );
  }
  const { identityToRecipient } = await import('age-encryption');
  try {
    await identityToRecipient(key);
    return key;
  } catch {
    throw new BackupRefused('A character of this private key is wrong or missing. Copy it whole.');
  }
}
