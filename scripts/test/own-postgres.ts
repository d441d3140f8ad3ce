import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { captureOutput, stopChild, trackChild } from './child-processes.ts';
import { freePort } from './free-port.ts';

export type Postgres = { url: string; from: string; stop: () => Promise<void> };
/** A server that tests may kill, and start again at the same URL. */
export type OwnPostgres = Postgres & {
  folder: string;
  end: (signal: NodeJS.Signals) => Promise<void>;
  start: () => Promise<void>;
};
export type Settings = Record<string, string>;

const startTimeoutMs = 30_000;
/** Makes the server faster; in return it loses the last commits when it is killed. */
const fastSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts a throwaway server from the programs in this folder, its data in a temporary folder or in `keptFolder`, which
 * is not deleted.
 */
export async function startPostgres(
  programs: string,
  keptFolder?: string,
  settings: Settings = fastSettings,
): Promise<OwnPostgres> {
  const user = userToRunAs();
  const folder = keptFolder ?? fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-postgres-'));
  fs.mkdirSync(folder, { recursive: true });
  if (user) fs.chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const removeData = () => {
    if (!keptFolder) fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (!fs.existsSync(data)) {
      const flags = [
        '-U',
        'postgres',
        '-A',
        'trust',
        '--locale=C.UTF-8',
        '-E',
        'UTF8',
        '--no-sync',
      ];
      await captureOutput(path.join(programs, 'initdb'), ['-D', data, ...flags], {
        ...user,
        cwd: folder,
      });
    }
    const port = await freePort();
    const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
    const program = path.join(programs, 'postgres');
    let server: ChildProcess;
    const start = () => {
      server = trackChild(launch(program, { data, folder, port, user, settings }));
      return waitUntilReachable(server, url);
    };
    const end = (signal: NodeJS.Signals) => stopChild(server, signal);
    const stop = () => end('SIGINT').then(removeData);
    await start().catch((thrown) => stop().then(() => Promise.reject(thrown)));
    return { url, from: programs, folder, stop, start, end };
  } catch (thrown) {
    removeData();
    throw thrown;
  }
}

type Launch = {
  data: string;
  folder: string;
  port: number;
  user: ReturnType<typeof userToRunAs>;
  settings: Settings;
};

function launch(program: string, { data, folder, port, user, settings }: Launch): ChildProcess {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return spawn(program, ['-D', data, '-p', `${port}`, ...flags], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
}

async function waitUntilReachable(server: ChildProcess, url: string): Promise<void> {
  let ended = false;
  server.once('exit', () => {
    ended = true;
  });
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isReachable(url))) {
    if (ended) throw new Error('the server ended as soon as it was started');
    if (Date.now() > deadline) throw new Error('the server did not answer in 30 seconds');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the user "postgres", or "nobody", if this process runs as root, as which PostgreSQL refuses to run.
 */
export function userToRunAs(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = ['postgres', 'nobody']
    .map((name) => users.find((line) => line.startsWith(`${name}:`)))
    .find((line) => line !== undefined);
  const [, , uid, gid] = entry?.split(':') ?? [];
  if (!uid || !gid) throw new Error('there is no user "postgres" or "nobody" to run the server as');
  return { uid: Number(uid), gid: Number(gid) };
}
