import { expect, test } from 'vitest';
import { drawProofToken, proofTokenHash } from './proof-token.server.ts';

test('each token is another, fits into an address, and cannot be read off its hash', () => {
  const tokens = Array.from({ length: 100 }, drawProofToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(proofTokenHash(token)).toBe(proofTokenHash(token));
    expect(proofTokenHash(token)).not.toContain(token);
  }
});
