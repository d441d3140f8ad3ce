/** Names a statement from this use on, so that one-off statements, such as migrations, get none. */
const worthwhileUses = 3;
/** Limited, because the database keeps the plan of each named statement in its memory. */
const maxNames = 200;
const maxCounted = 2000;

/**
 * Names repeated statements, so that a database parses each of them once for a connection, and may keep its plan.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();

  /** Returns the name under which to send a statement, or undefined where it is sent without one. */
  nameOf(text: string): string | undefined {
    const existingName = this.#names.get(text);
    if (existingName !== undefined || this.#names.size >= maxNames) return existingName;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < worthwhileUses) {
      if (this.#uses.size >= maxCounted) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const name = `s${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
