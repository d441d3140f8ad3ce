import os from 'node:os';
import { setFlagsFromString } from 'node:v8';

const smallBytes = 2 * 1024 ** 3;

/**
 * Leaves the embedded database to the engine's plain compiler where memory is short. The optimizing one takes 600 MB for
 * a single function of PostgreSQL, once in each process (decision 089).
 */
export function spareMemory(): void {
  if (memoryHere() >= smallBytes) return;
  // The first of them sets the other two only on a command line.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) {
    setFlagsFromString(flag);
  }
}

/** Returns what the machine has, or what a container may use of it. */
function memoryHere(): number {
  return Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
