/** A statement is worth a name from this use on: what runs once or twice, such as a migration, gets none. */
const worthwhileUses = 3;
/** The database keeps the plan of each named statement in its memory, so there are only so many. */
const mostNames = 200;
const mostCounted = 2000;

/**
 * Names the statements that come again, so that a database parses and plans each of them once for a connection instead
 * of each time.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();

  /** Returns the name under which to send a statement, or undefined where it is sent without one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostNames) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < worthwhileUses) {
      if (this.#uses.size >= mostCounted) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
