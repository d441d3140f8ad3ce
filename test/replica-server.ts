import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startOwnPostgres } from '#scripts/test/find-postgres.ts';

const fastSettings = { fsync: 'off', full_page_writes: 'off', wal_level: 'replica' };

/** Starts a server and a streaming replica of it, made of a copy of its files. */
export async function openServerWithReplica() {
  const primary = await startOwnPostgres(undefined, fastSettings);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-replica-'));
  await primary.end('SIGINT');
  execFileSync('cp', ['-a', path.join(primary.folder, 'data'), folder]);
  await primary.start();
  const { port } = new URL(primary.url);
  // The user of the server has to own this file too, as it owns the copied ones.
  const signal = path.join(folder, 'data', 'standby.signal');
  fs.writeFileSync(signal, '');
  const { uid, gid } = fs.statSync(path.join(folder, 'data'));
  fs.chownSync(signal, uid, gid);
  const replica = await startOwnPostgres(folder, {
    ...fastSettings,
    primary_conninfo: `host=127.0.0.1 port=${port} user=postgres`,
  });
  const stop = async () => {
    await replica.stop();
    await primary.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { primary, replica, stop };
}
