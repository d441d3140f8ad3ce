/** Random choices of a round. The same seed gives the same choices, but the timing depends on the machine. */
export type Random = {
  /** Returns a number from 0 to below 1. */
  next: () => number;
  /** Returns a whole number, both ends included. */
  between: (least: number, most: number) => number;
  pick: <Each>(from: readonly Each[]) => Each;
};

/** Makes choices from the seed and the fault's name, so that a fault gets the same ones when it runs alone. */
export function seeded(seed: number, name: string): Random {
  let state = [...`${seed} ${name}`].reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  // Mulberry32, by Tommy Ettinger, in the public domain.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <Each>(from: readonly Each[]) => {
    if (from.length === 0) throw new Error('There is nothing to choose from.');
    return from[between(0, from.length - 1)] as Each;
  };
  return { next, between, pick };
}
