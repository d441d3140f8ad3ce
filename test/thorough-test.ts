import { type TestAPI, test } from 'vitest';
import { isFullRun } from './full-run.ts';

type ThoroughTest = {
  (title: string, run: () => unknown, timeoutMs?: number): void;
  each: TestAPI['each'];
};

/** Declares a test that only `npm run test:all` runs. Its file has usual tests too; otherwise its name contains `.thorough.`. */
export const thoroughTest: ThoroughTest = isFullRun
  ? test
  : Object.assign(() => undefined, { each: () => () => undefined });
