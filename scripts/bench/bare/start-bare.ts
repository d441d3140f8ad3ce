import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stopChild, trackChild } from '#scripts/test/child-processes.ts';
import { freePort } from '#scripts/test/free-port.ts';

export type BareServer = { url: string; pid: number; stop: () => Promise<void> };

/** Starts a bare server, which reads its task from standard input. */
export async function startBareServer(script: string, task: object): Promise<BareServer> {
  const port = await freePort();
  const child = trackChild(
    spawn(process.execPath, [`scripts/bench/bare/${script}`], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );
  child.stdin?.end(JSON.stringify({ port, ...task }));
  if (child.stdout) await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${port}`;
  return { url, pid: child.pid ?? 0, stop: () => stopChild(child, 'SIGKILL') };
}
