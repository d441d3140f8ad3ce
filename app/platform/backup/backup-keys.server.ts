import { BackupRefused } from './backup-format.server.ts';

/** Generates an age key pair. The private key is not stored anywhere. */
export async function makeBackupKeys(): Promise<{ privateKey: string; publicKey: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const privateKey = await generateX25519Identity();
  return { privateKey, publicKey: await identityToRecipient(privateKey) };
}

/** Finds the private key in typed text or in the content of a key file, which may have comments. */
export async function readPrivateKey(text: string): Promise<string> {
  const key = /^\s*(AGE-SECRET-KEY-1\w+)\s*$/im.exec(text)?.[1]?.toUpperCase();
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
