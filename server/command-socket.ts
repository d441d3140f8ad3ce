import fs from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Log } from '#platform/log/log.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import {
  type CommandAnswer,
  type OwnerCommand,
  ownerCommand,
  runOwnerCommand,
} from './owner-command.ts';

/** Systems keep the path of a socket in a field of about this many bytes. */
const longestPath = 100;
const longestLine = 4_096;
const patienceMs = 30_000;

function socketPath(dataDir: string): string {
  return path.join(dataDir, 'commands.sock');
}

/**
 * Lets `npm run admin` reach the running shop, one JSON line each way. Only who may read the data directory gets in:
 * the socket lies there with mode 0600. Answers how to close it.
 */
export async function openCommandSocket(
  dataDir: string,
  { running, log }: { running: RunningShop; log: Log },
): Promise<() => void> {
  const place = socketPath(dataDir);
  if (Buffer.byteLength(place) > longestPath) {
    log.warn(
      { place },
      'The path of DATA_DIR is too long for a socket, so npm run admin works only while the shop is closed',
    );
    return () => undefined;
  }
  // Left over from a process that was killed; the lock says that nobody uses it.
  fs.rmSync(place, { force: true });
  const server = createServer((socket) => converse(socket, running, log));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const mask = process.umask(0o177);
    server.listen(place, resolve);
    process.umask(mask);
  });
  server.unref();
  return () => server.close();
}

function converse(socket: Socket, running: RunningShop, log: Log) {
  socket.setTimeout(patienceMs, () => socket.destroy());
  socket.on('error', () => undefined);
  let read = 0;
  socket.on('data', (chunk) => {
    read += chunk.length;
    if (read > longestLine) socket.destroy();
  });
  createInterface({ input: socket }).once('line', (line) => {
    void answer(line, running, log).then((said) => socket.end(`${JSON.stringify(said)}\n`));
  });
}

async function answer(line: string, running: RunningShop, log: Log): Promise<CommandAnswer> {
  try {
    return await runOwnerCommand(running, ownerCommand.parse(JSON.parse(line)));
  } catch (thrown) {
    log.error({ err: thrown }, 'A command failed');
    return { ok: false, message: 'The shop could not do it. Its log says why.' };
  }
}

/** Asks the running shop. Undefined when nobody listens there. */
export function askRunningShop(
  dataDir: string,
  command: OwnerCommand,
): Promise<CommandAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketPath(dataDir));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      const isAlone = ['ENOENT', 'ECONNREFUSED', 'EINVAL', 'ENAMETOOLONG'].includes(
        error.code ?? '',
      );
      if (isAlone) resolve(undefined);
      else reject(error);
    });
    socket.once('connect', () => socket.write(`${JSON.stringify(command)}\n`));
    const lines = createInterface({ input: socket });
    lines.on('error', () => undefined);
    lines.once('line', (line) => resolve(JSON.parse(line) as CommandAnswer));
    socket.once('close', () =>
      resolve({ ok: false, message: 'The shop closed before it answered.' }),
    );
  });
}
