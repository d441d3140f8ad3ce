import type { CurrentRequest } from '#platform/log/current-request.server.ts';

/**
 * Returns the current request, if any, when a statement begins: its result arrives on a shared connection.
 */
export type HearStatement = (text: string, durationMs: number, asker?: CurrentRequest) => void;
type WhoAsks = () => CurrentRequest | undefined;

/**
 * Reports the duration of each statement as its caller saw it, with its text and without its parameters.
 */
export class StatementWatch {
  #hear: HearStatement | undefined;
  #whoAsks: WhoAsks | undefined;

  /** Replaces the previous listener. */
  listen(hear: HearStatement | undefined, whoAsks?: WhoAsks): void {
    this.#hear = hear;
    this.#whoAsks = whoAsks;
  }

  /** Returns a callback for the end of the statement, by success or failure. */
  begin(text: string): () => void {
    const begunAt = performance.now();
    const asker = this.#whoAsks?.();
    return () => this.#hear?.(text, performance.now() - begunAt, asker);
  }

  async during<Found>(text: string, asked: Promise<Found>): Promise<Found> {
    const end = this.begin(text);
    try {
      return await asked;
    } finally {
      end();
    }
  }
}
