import type { Resolver } from 'node:dns/promises';
import type { Machine } from './machine.ts';

/** Holds the machine to check, and the DNS and the time to compare it with. */
export type CheckContext = {
  machine: Machine;
  resolver: Pick<Resolver, 'resolve4' | 'resolve6' | 'resolveTxt'>;
  now: Date;
};
