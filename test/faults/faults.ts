import { appKilled } from './app-killed.ts';
import type { Fault } from './fault.ts';
import { postgresKilled } from './postgres-killed.ts';

/** Every fault that `npm run test:faults` plays, in turn. */
export const faults: readonly Fault[] = [appKilled, postgresKilled];
