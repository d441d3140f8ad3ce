import net from 'node:net';

const defaultTimeoutMs = 10_000;

/**
 * Sends exactly these bytes and returns everything received until the other side closes, or nothing has arrived for
 * `timeoutMs`.
 */
export function sendBytes(
  { port }: { port: number },
  bytes: string | Buffer,
  timeoutMs = defaultTimeoutMs,
): Promise<Buffer> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(timeoutMs, () => socket.destroy());
    socket.on('data', (piece) => pieces.push(piece));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(pieces)));
  });
}

/** Returns the status of the first response in these bytes; 0 when there is none. */
export function statusIn(response: Buffer): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(response.toString('latin1', 0, 20))?.[1] ?? 0);
}
