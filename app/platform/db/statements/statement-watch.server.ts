import type { RequestInHand } from '#platform/log/request-in-hand.server.ts';

/** Gets the request that asked, where one did: an answer arrives on a connection that others use too. */
export type HearStatement = (text: string, durationMs: number, asker?: RequestInHand) => void;
type WhoAsks = () => RequestInHand | undefined;

/** Tells how long each statement took as its caller waited for it, with its text and without its parameters. */
export class StatementWatch {
  #hear: HearStatement | undefined;
  #whoAsks: WhoAsks | undefined;

  /** Only the last listener hears. */
  listen(hear: HearStatement | undefined, whoAsks?: WhoAsks): void {
    this.#hear = hear;
    this.#whoAsks = whoAsks;
  }

  /** Returns how to say that the statement has ended, by success or failure. */
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
