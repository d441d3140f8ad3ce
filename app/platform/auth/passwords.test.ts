import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.server.ts';

test('each guess at a stolen password hash takes 32 MB of memory', async () => {
  const scrypt = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  const hash = await hashPassword('cardamom-and-clove');
  expect(await verifyPassword({ hash, password: 'cardamom-and-clove' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'cardamom-and-clive' })).toBe(false);
  const costs = scrypt.mock.calls.map((call) => call[3] as unknown);
  scrypt.mockRestore();
  syncBuiltinESMExports();
  expect(costs).toHaveLength(3);
  for (const cost of costs) expect(cost).toMatchObject({ N: 16_384, r: 16 });
});
