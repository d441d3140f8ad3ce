import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type ReaderPace = { lookEveryMs: number; patienceMs: number; bytesPerSecond: number };

/** A phone on a weak line reads faster. What is sent in one piece shows no progress before all of it is taken. */
const usual: ReaderPace = { lookEveryMs: 5_000, patienceMs: 20_000, bytesPerSecond: 4 * 1024 };

type Owed = { since: number; taken: number; bytes: number };

/**
 * Closes connections whose answers are not read, or so slowly that only a few bytes go in a second: each keeps its answer in
 * memory. An answer of which the system has taken the last byte is not looked at.
 */
export function cutSlowReaders(server: Server, pace: ReaderPace = usual): void {
  const open = new Set<Socket>();
  const owed = new WeakMap<Socket, Owed>();
  const look = (socket: Socket) => {
    const bytes = socket.writableLength;
    const taken = socket.bytesWritten - bytes;
    const now = performance.now();
    const before = owed.get(socket);
    if (bytes === 0) owed.delete(socket);
    else if (!before || isFast(taken - before.taken, now - before.since, pace))
      owed.set(socket, { since: now, taken, bytes });
    else if (now - before.since > longestMs(before, pace)) socket.destroy();
  };
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const looking = setInterval(() => open.forEach(look), pace.lookEveryMs).unref();
  server.once('close', () => clearInterval(looking));
}

function isFast(bytes: number, ms: number, { bytesPerSecond }: ReaderPace): boolean {
  return bytes > 0 && bytes >= (ms / 1_000) * bytesPerSecond;
}

function longestMs({ bytes }: Owed, { patienceMs, bytesPerSecond }: ReaderPace): number {
  return patienceMs + (bytes / bytesPerSecond) * 1_000;
}
