import type { CurrentRequest } from '#platform/log/current-request.server.ts';

export type StatementListener = (
  text: string,
  durationMs: number,
  request?: CurrentRequest,
) => void;
/** Returns the current request, if any. Called when a statement begins: its result arrives on a shared connection. */
type FindRequest = () => CurrentRequest | undefined;

/**
 * Reports the duration of each statement as its caller saw it, with its text and without its parameters.
 */
export class StatementWatch {
  #listener: StatementListener | undefined;
  #findRequest: FindRequest | undefined;

  /** Replaces the previous listener. */
  listen(listener: StatementListener | undefined, findRequest?: FindRequest): void {
    this.#listener = listener;
    this.#findRequest = findRequest;
  }

  /** Returns a callback for the end of the statement, by success or failure. */
  begin(text: string): () => void {
    const begunAt = performance.now();
    const request = this.#findRequest?.();
    return () => this.#listener?.(text, performance.now() - begunAt, request);
  }

  /** Returns the result of the statement, and reports how long it took. */
  async timed<Value>(text: string, result: Promise<Value>): Promise<Value> {
    const end = this.begin(text);
    try {
      return await result;
    } finally {
      end();
    }
  }
}
