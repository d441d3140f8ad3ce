/** The reasons why a copy failed, grouped by what the owner can do about them. */
export const offsiteProblems = [
  'no-program',
  'unreachable',
  'refused',
  'no-room',
  'failed',
] as const;
export type OffsiteProblem = (typeof offsiteProblems)[number];

export class OffsiteError extends Error {
  readonly problem: OffsiteProblem;

  constructor(problem: OffsiteProblem, detail: string) {
    super(`The backup did not arrive (${problem}): ${detail}`);
    this.problem = problem;
  }
}

export type OffsiteFile = { name: string; bytes: number };

/** A place off this disk that holds copies of the backups. Its calls throw an OffsiteError if they fail. */
export type OffsiteStorage = {
  /** The destination, for messages to the owner. */
  name: string;
  send: (file: string, signal: AbortSignal) => Promise<void>;
  list: (signal: AbortSignal) => Promise<OffsiteFile[]>;
  remove: (names: readonly string[], signal: AbortSignal) => Promise<void>;
};
