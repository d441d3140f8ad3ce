import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deriveKey, loadOrCreateSecret } from './secret.server.ts';

test('a shop makes its secret once, in a file that only its own user can read', () => {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-secret-')), 'shop');
  const secret = loadOrCreateSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(43);
  expect(loadOrCreateSecret(folder)).toBe(secret);
  expect(fs.statSync(path.join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(folder)).toEqual(['secret']);
  fs.rmSync(path.dirname(folder), { recursive: true });
});

test.each(['', 'cut-off-in-the-middle', '\0'.repeat(44)])(
  'a damaged secret is refused, and its file stays unchanged: %j',
  (content) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-secret-'));
    fs.writeFileSync(path.join(folder, 'secret'), content);
    expect(() => loadOrCreateSecret(folder)).toThrow(/secret is empty or cut off/);
    expect(fs.readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(content);
    fs.rmSync(folder, { recursive: true });
  },
);

test('each purpose has a key of its own', () => {
  expect(deriveKey('cart-cookie', 'secret')).not.toBe(deriveKey('flash-cookie', 'secret'));
  expect(deriveKey('cart-cookie', 'secret')).toBe(deriveKey('cart-cookie', 'secret'));
});
