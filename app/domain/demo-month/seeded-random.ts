export type Random = {
  /** Returns a whole number from 0 to below `count`. */
  below: (count: number) => number;
  /** Returns one of the items, those with a larger weight more often. At least one weight must not be 0. */
  weighted: <Item>(items: readonly Item[], weightOf: (item: Item) => number) => Item;
};

/** Returns a random generator that repeats its numbers for the same seed (mulberry32, public domain). */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (count) => Math.floor(next() * count),
    weighted: (items, weightOf) => {
      let remainingWeight = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      const found = items.find((item) => {
        remainingWeight -= weightOf(item);
        return remainingWeight < 0;
      });
      const chosen = found ?? items.at(-1);
      if (chosen === undefined) throw new Error('There is nothing to choose from.');
      return chosen;
    },
  };
}
