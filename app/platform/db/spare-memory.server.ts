import os from 'node:os';
import { setFlagsFromString } from 'node:v8';

const smallBytes = 2 * 1024 ** 3;

/**
 * Turns the optimizing compiler for WebAssembly off on a small machine. It takes 600 MB for a single function of
 * PostgreSQL, once in each process (decision 089).
 */
export function spareMemory(): void {
  if (availableBytes() >= smallBytes) return;
  // On a command line the first flag sets the other two. Here it does not.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) {
    setFlagsFromString(flag);
  }
}

/** Returns the memory of the machine, or the limit of its container. */
function availableBytes(): number {
  return Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
