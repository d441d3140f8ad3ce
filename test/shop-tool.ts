import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { trackChild } from '#scripts/test/child-processes.ts';
import { childNodeFlags } from './node-flags.ts';
import type { ShopServer } from './open-shop-server.ts';

/** The folder, the database and further environment of a shop, which is in demo mode by default. */
type ShopData = Pick<ShopServer, 'dataDir' | 'databaseUrl'> & { env?: Record<string, string> };
type Tool = 'backup' | 'restore' | 'storage' | 'verify';

/** Runs `npm run <tool> <args>` beside a shop of the tests. */
export async function shopTool(data: ShopData, tool: Tool, args: readonly string[] = []) {
  const child = launch(data, tool, args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await once(child, 'close');
  return { code: child.exitCode, output };
}

/** Starts the tool, and kills it with SIGKILL `afterMs` after its first output on stderr. */
export async function killTool(
  data: ShopData,
  [tool, ...args]: [Tool, ...string[]],
  afterMs = 0,
): Promise<void> {
  const child = launch(data, tool, args);
  const ended = once(child, 'close');
  child.stderr?.once('data', () => setTimeout(() => child.kill('SIGKILL'), afterMs));
  await ended;
}

function launch(
  { dataDir, databaseUrl, env }: ShopData,
  tool: Tool,
  args: readonly string[],
): ChildProcess {
  const ownEnv = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO: '1' };
  return trackChild(
    spawn(process.execPath, [...childNodeFlags, `scripts/${tool}.ts`, ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...ownEnv, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}
