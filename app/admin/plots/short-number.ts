/** Short enough for the edge of a plot: 950, 20k, 31.5k, 1.28M. */
export function shortNumber(count: number): string {
  if (count < 1_000) return String(count);
  const [unit, letter] = count < 1_000_000 ? [1_000, 'k'] : [1_000_000, 'M'];
  return `${Number((count / unit).toPrecision(3))}${letter}`;
}
