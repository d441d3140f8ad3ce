import type { OwnPostgres } from '#scripts/test/own-postgres.ts';
import type { Random } from '#test/seeded.ts';

/** A short description of one round, and everything wrong that it found. */
export type Round = { did: string; findings: string[] };

/** Resources of the machine that faults may use. */
export type Machine = { postgres: OwnPostgres | undefined };

export type FaultRun = { rounds: number; random: Random; machine: Machine };

/** A kind of failure. `rounds` is the number of rounds in a full run. */
export type Fault = {
  name: string;
  rounds: number;
  /** Returns a sentence about what this machine lacks to run it; undefined if it can run here. */
  whyNotHere?: (machine: Machine) => string | undefined;
  runRounds: (run: FaultRun) => AsyncGenerator<Round>;
};

/** Returns the PostgreSQL server, whose existence `whyNotHere` has already checked. */
export function serverOf({ postgres }: Machine): OwnPostgres {
  if (!postgres) throw new Error('There is no PostgreSQL server.');
  return postgres;
}

/** Returns why a fault that needs PostgreSQL cannot run here. */
export function whyNoServer({ postgres }: Machine): string | undefined {
  return postgres
    ? undefined
    : 'it needs the programs of a PostgreSQL server (Debian: apt-get install postgresql)';
}
