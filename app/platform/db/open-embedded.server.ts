import fs from 'node:fs';
import os from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { drizzle } from 'drizzle-orm/pglite';
import { StatementWatch } from '#platform/db/statements/statement-watch.server.ts';
import type { DataLock } from './data-lock.server.ts';
import type { Database } from './database.server.ts';
import { type OneAtATime, oneAtATimeInProcess } from './one-at-a-time.server.ts';
import { withPreparedStatements } from './prepared-statements.server.ts';

/** The numbers of busy and idle connections, and of queries that wait for a connection. */
export type PoolState = { busy: number; idle: number; waiting: number };

export type OpenDatabase = {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Runs named work unless it is already running, in this process or another. */
  oneAtATime: OneAtATime;
  statements: StatementWatch;
  /** Reads the state of the connections to a server; undefined for the embedded database. */
  pool?: () => PoolState;
  close: () => Promise<void>;
};

/** Makes commits reach the disk: the defaults turn syncing off (`-F`), and their sync method is a stub in this build. */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  // Keeps this cache small: the system caches the files as well, and memory of WebAssembly never shrinks.
  ...['-c', 'shared_buffers=16MB'],
];

/** Opens the database inside this process. The caller must hold the lock on the data directory. */
export async function openEmbedded(folder: string, _lock: DataLock): Promise<OpenDatabase> {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  spareMemory();
  const client = await PGlite.create({
    fs: new DurableFileSystem(folder),
    startParams: durableStart,
    extensions: { pg_trgm },
  });
  const statements = new StatementWatch();
  const drizzleClient = withPreparedStatements(client, statements) as PGlite;
  const db = drizzle({ client: drizzleClient, casing: 'snake_case' }) as unknown as Database;
  return {
    db,
    kind: 'embedded',
    oneAtATime: oneAtATimeInProcess(db),
    statements,
    close: () => client.close(),
  };
}

const smallMachineBytes = 2 * 1024 ** 3;

/**
 * Turns the optimizing compiler for WebAssembly off on a small machine. It takes 600 MB for a single function of
 * PostgreSQL, once in each process (decision 089).
 */
function spareMemory(): void {
  if (machineBytes() >= smallMachineBytes) return;
  // On a command line the first flag sets the other two. Here it does not.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) {
    setFlagsFromString(flag);
  }
}

/** Returns the memory of the machine, or the limit of its container. */
function machineBytes(): number {
  return Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/** An open file of Emscripten; `nfd` is its descriptor in Node. */
type Stream = { nfd?: number };
type EmscriptenModule = { NODEFS: { stream_ops: Record<string, unknown> } };

/** EIO ("Input/output error") among the error numbers of WASI. */
const inputOutputError = 29;

/**
 * Adds the fsync that the embedded database's file system lacks (its system call is a stub). Without it a power cut loses
 * every order since the start.
 */
class DurableFileSystem extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const prepared = await super.init(...args);
    const preRun = (prepared.emscriptenOpts.preRun ?? []) as ((module: EmscriptenModule) => void)[];
    preRun.push((module) => {
      module.NODEFS.stream_ops['fsync'] = fsyncStream;
    });
    return prepared;
  }
}

/** Returns failures as numbers: an exception would bypass the database's own error handling. */
function fsyncStream(stream: Stream): number {
  if (stream.nfd === undefined) return 0;
  try {
    fs.fsyncSync(stream.nfd);
    return 0;
  } catch {
    return inputOutputError;
  }
}
