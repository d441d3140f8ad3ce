export type HearStatement = (text: string, durationMs: number) => void;

/** Tells how long each statement took as its caller waited for it, with its text and without its parameters. */
export class StatementWatch {
  #hear: HearStatement | undefined;

  /** Only the last listener hears. */
  listen(hear: HearStatement | undefined): void {
    this.#hear = hear;
  }

  /** Returns how to say that the statement has ended, by success or failure. */
  begin(text: string): () => void {
    const begunAt = performance.now();
    return () => this.#hear?.(text, performance.now() - begunAt);
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
