import { isFullRun } from './full-run.ts';

/**
 * Flags for processes with the embedded database: the optimizing compiler for WebAssembly takes three seconds of CPU time
 * in each of them, and no test runs long enough to get them back. The full run leaves it on.
 */
export const sparingNodeFlags = isFullRun ? [] : ['--liftoff-only'];

/** Flags for shops and commands that tests start. Benchmarks start them without, and measure them as they are. */
export const childNodeFlags = process.env['VITEST'] ? sparingNodeFlags : [];
