import crypto from 'node:crypto';

const fixedTime = Date.UTC(2026, 0, 1);

/**
 * Stops the clock of this process and makes its random numbers predictable, so that each build makes the same bytes of an
 * empty database. None of these numbers is a secret: every shop generates its own when it runs.
 */
export function makeDeterministic(): void {
  let drawn = 0;
  const fill = <Buffer extends NodeJS.ArrayBufferView | null>(into: Buffer): Buffer => {
    if (into === null) return into;
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let at = 0; at < bytes.length; at += 32) {
      bytes.set(crypto.hash('sha256', `${drawn++}`, 'buffer').subarray(0, bytes.length - at), at);
    }
    return into;
  };
  Date.now = () => fixedTime;
  globalThis.crypto.getRandomValues = fill as typeof globalThis.crypto.getRandomValues;
  crypto.randomFillSync = fill as typeof crypto.randomFillSync;
}
