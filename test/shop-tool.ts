import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { keep } from '#scripts/test/child.ts';
import type { ShopServer } from './open-shop-server.ts';

type Place = Pick<ShopServer, 'dataDir' | 'databaseUrl'>;

/** Types `npm run <tool> <words>` beside a shop of the tests. */
export async function shopTool(
  { dataDir, databaseUrl }: Place,
  tool: 'backup' | 'restore' | 'verify',
  words: readonly string[] = [],
): Promise<{ code: number | null; output: string }> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO: '1' };
  const child = keep(
    spawn(process.execPath, [`scripts/${tool}.ts`, ...words], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await once(child, 'close');
  return { code: child.exitCode, output };
}
