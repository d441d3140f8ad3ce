/**
 * A start that cannot go on, with a message that says what to do; a stack trace would only hide it.
 * It is told by its name, because the build has a class of its own.
 */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

export function isStartProblem(thrown: unknown): thrown is Error {
  return thrown instanceof Error && thrown.name === 'StartProblem';
}
