/**
 * Thrown for a problem that the operator has to solve: its message is shown without a stack trace. Recognized by its
 * name, because the build bundles its own copy of this class, for which `instanceof` fails.
 */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem';
}

export function isOperatorProblem(thrown: unknown): thrown is Error {
  return thrown instanceof Error && thrown.name === 'OperatorProblem';
}
