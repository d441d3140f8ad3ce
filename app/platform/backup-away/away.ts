/** Why a copy failed, grouped by what the owner can do. */
export const awayProblems = ['no-program', 'unreachable', 'refused', 'no-room', 'failed'] as const;
export type AwayProblem = (typeof awayProblems)[number];

export class AwayError extends Error {
  readonly problem: AwayProblem;

  constructor(problem: AwayProblem, detail: string) {
    super(`The backup did not arrive (${problem}): ${detail}`);
    this.problem = problem;
  }
}

export type AwayFile = { name: string; bytes: number };

/** A place on another machine that holds copies of the backups. Each of its calls throws an AwayError. */
export type AwayPlace = {
  /** The destination, as the owner configured it. */
  name: string;
  send: (file: string, signal: AbortSignal) => Promise<void>;
  list: (signal: AbortSignal) => Promise<AwayFile[]>;
  remove: (names: readonly string[], signal: AbortSignal) => Promise<void>;
};
