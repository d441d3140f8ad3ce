/** The reasons why a copy failed, grouped by what the owner can do about them. */
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

/** A place off this disk that holds copies of the backups. Its calls throw an AwayError if they fail. */
export type AwayPlace = {
  /** The destination, for messages to the owner. */
  name: string;
  send: (file: string, signal: AbortSignal) => Promise<void>;
  list: (signal: AbortSignal) => Promise<AwayFile[]>;
  remove: (names: readonly string[], signal: AbortSignal) => Promise<void>;
};
