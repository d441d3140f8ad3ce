import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stopChild, trackChild } from '#scripts/test/child-processes.ts';
import { freePort } from '#scripts/test/free-port.ts';
import { userToRunAs } from '#scripts/test/own-postgres.ts';

export type PatroniNode = Awaited<ReturnType<typeof openNode>>;

type NodeOptions = { name: string; folder: string; postgresFolder: string; etcdPort: number };

/** Starts PostgreSQL under Patroni with the shop's example configuration; only names and addresses are replaced. */
export async function openNode({ name, folder, postgresFolder, etcdPort }: NodeOptions) {
  const nodeFolder = path.join(folder, name);
  const data = path.join(nodeFolder, 'data');
  const [port, apiPort] = [await freePort(), await freePort()];
  const user = userToRunAs();
  fs.mkdirSync(nodeFolder);
  if (user) fs.chownSync(nodeFolder, user.uid, user.gid);
  const file = path.join(nodeFolder, 'patroni.yml');
  const template = fs.readFileSync('deploy/patroni/patroni.yml', 'utf8');
  const written = template
    .replaceAll('10.0.0.1:8008', `127.0.0.1:${apiPort}`)
    .replaceAll('10.0.0.1:5432', `127.0.0.1:${port}`)
    .replace(/hosts: .*/, `hosts: 127.0.0.1:${etcdPort}`)
    .replace('node-one', name)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('/var/lib/postgresql/15/sandhi', data)
    .replace('/usr/lib/postgresql/15/bin', postgresFolder)
    .replace('/var/run/postgresql', nodeFolder);
  fs.writeFileSync(file, written);

  let patroni: ChildProcess;
  const start = () => {
    const log = fs.openSync(path.join(nodeFolder, 'log'), 'a');
    const env = { ...process.env, HOME: nodeFolder };
    patroni = trackChild(
      spawn('patroni', [file], { ...user, cwd: nodeFolder, env, stdio: ['ignore', log, log] }),
    );
    fs.closeSync(log);
  };
  start();
  return {
    ...{ name, port, apiPort, start },
    isPrimary: () => isOk(apiPort, '/primary'),
    /** Kills Patroni, its PostgreSQL and all their processes at once, as a power failure does. */
    kill: async () => {
      const postmaster = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0];
      const backends = execFileSync('ps', ['-o', 'pid=', '--ppid', `${postmaster}`], {
        encoding: 'utf8',
      });
      const ended = stopChild(patroni, 'SIGKILL');
      for (const pid of [postmaster, ...backends.trim().split(/\s+/)]) {
        if (pid) killIfThere(Number(pid));
      }
      await ended;
    },
    stop: () => stopChild(patroni, 'SIGTERM'),
    log: () => fs.readFileSync(path.join(nodeFolder, 'log'), 'utf8'),
  };
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ESRCH') throw thrown;
  }
}

/** Queries Patroni's API, which responds with 200 if the answer is yes. */
function isOk(port: number, question: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  return fetch(`http://127.0.0.1:${port}${question}`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
