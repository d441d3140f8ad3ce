import fs from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Log } from '#platform/log/log.server.ts';
import { logOncePerMinute } from '#server/listen.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import type { CommandResult } from './owner-command.ts';
import { runShopCommand, type ShopCommand, shopCommand } from './shop-command.ts';

/** Systems store the path of a socket in a field of about this many bytes. */
const maxPathBytes = 100;
const maxLineLength = 4_096;
/** How long a connection may take to send its command. */
const defaultRequestTimeoutMs = 30_000;

function socketPath(dataDir: string): string {
  return path.join(dataDir, 'commands.sock');
}

/**
 * Lets `npm run admin` and `npm run backup` reach the running shop: a request of one JSON line, optional lines of progress,
 * a response of one line. Mode 0600 admits only the user that runs the shop. Returns a function that closes it.
 */
export async function openCommandSocket(
  dataDir: string,
  { running, log, requestTimeoutMs = defaultRequestTimeoutMs }: SocketParts,
): Promise<() => void> {
  const filePath = socketPath(dataDir);
  if (Buffer.byteLength(filePath) > maxPathBytes) {
    log.warn(
      { place: filePath },
      'The path of DATA_DIR is too long for a socket, so npm run admin and npm run backup work only while the shop is closed',
    );
    return () => undefined;
  }
  // Removes the socket of a killed process. Nothing uses it, because we hold the data lock.
  fs.rmSync(filePath, { force: true });
  const server = createServer((socket) =>
    handleConnection(socket, { running, log, requestTimeoutMs }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const mask = process.umask(0o177);
    server.listen(filePath, resolve);
    process.umask(mask);
  });
  server.removeAllListeners('error').on('error', logOncePerMinute());
  server.unref();
  return () => server.close();
}

type SocketParts = { running: RunningShop; log: Log; requestTimeoutMs?: number };

function handleConnection(
  socket: Socket,
  { running, log, requestTimeoutMs }: Required<SocketParts>,
) {
  socket.setTimeout(requestTimeoutMs, () => socket.destroy());
  socket.on('error', () => undefined);
  let bytesRead = 0;
  socket.on('data', (chunk) => {
    bytesRead += chunk.length;
    if (bytesRead > maxLineLength) socket.destroy();
  });
  const lines = createInterface({ input: socket });
  // Errors of the socket are emitted here as well.
  lines.on('error', () => undefined);
  lines.once('line', (line) => {
    // The command itself may take minutes without any progress.
    socket.setTimeout(0);
    const reportProgress = (progress: string) =>
      socket.writable && socket.write(lineOf({ progress }));
    void runLine(line, { running, log, reportProgress }).then((result) =>
      socket.end(lineOf(result)),
    );
  });
}

type Line = CommandResult | { progress: string };

function lineOf(line: Line): string {
  return `${JSON.stringify(line)}\n`;
}

type RunParts = { running: RunningShop; log: Log; reportProgress: (progress: string) => void };

async function runLine(
  line: string,
  { running, log, reportProgress }: RunParts,
): Promise<CommandResult> {
  try {
    return await runShopCommand(running, shopCommand.parse(JSON.parse(line)), reportProgress);
  } catch (thrown) {
    log.error({ err: thrown }, 'A command failed');
    return { ok: false, message: 'The shop could not do it. Its log says why.' };
  }
}

/** Sends a command to the running shop. Returns undefined when nothing listens there. */
export function sendToRunningShop(
  dataDir: string,
  command: ShopCommand,
  onProgress: (progress: string) => void = () => undefined,
): Promise<CommandResult | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketPath(dataDir));
    socket.once('error', (error: NodeJS.ErrnoException) => {
      const isNotRunning = ['ENOENT', 'ECONNREFUSED', 'EINVAL', 'ENAMETOOLONG'].includes(
        error.code ?? '',
      );
      if (isNotRunning) resolve(undefined);
      else reject(error);
    });
    socket.once('connect', () => socket.write(`${JSON.stringify(command)}\n`));
    const lines = createInterface({ input: socket });
    lines.on('error', () => undefined);
    lines.on('line', (text) => {
      const line = JSON.parse(text) as Line;
      if ('progress' in line) onProgress(line.progress);
      else resolve(line);
    });
    socket.once('close', () =>
      resolve({ ok: false, message: 'The shop closed before it answered.' }),
    );
  });
}
