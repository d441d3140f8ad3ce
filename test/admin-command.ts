import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { trackChild } from '#scripts/test/child-processes.ts';
import { childNodeFlags } from './node-flags.ts';
import type { ShopServer } from './open-shop-server.ts';

type ShopData = Pick<ShopServer, 'dataDir' | 'databaseUrl' | 'port'>;

/** Runs `npm run admin -- …` beside a shop, with the password on the standard input. */
export async function adminCommand(
  { dataDir, databaseUrl, port }: ShopData,
  args: readonly string[],
  password: string,
): Promise<{ code: number | null; output: string }> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', PORT: `${port}`, DEMO: '1' };
  const child = trackChild(
    spawn(process.execPath, [...childNodeFlags, 'scripts/admin.ts', ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: 'pipe',
    }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  child.stdin?.end(`${password}\n`);
  await once(child, 'close');
  return { code: child.exitCode, output };
}
