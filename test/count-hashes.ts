import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/** Counts the password hashes computed while the work runs: each is one call of scrypt. */
export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  const scrypt = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  try {
    await work();
    return scrypt.mock.calls.length;
  } finally {
    scrypt.mockRestore();
    syncBuiltinESMExports();
  }
}
