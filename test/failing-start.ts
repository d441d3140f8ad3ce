import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { trackChild } from '#scripts/test/child-processes.ts';

export type FailedStart = { code: number | null; output: string };

/** Starts the shop in an environment in which it must fail, and returns its exit code and output. */
export async function failToStart(env: Record<string, string>): Promise<FailedStart> {
  const shop = trackChild(
    spawn(process.execPath, ['scripts/start.mjs'], {
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    }),
  );
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await once(shop, 'close');
  return { code: shop.exitCode, output };
}
