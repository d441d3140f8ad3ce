/** Formats a count with its English noun, which takes an s: "1 star", "5 stars". Sinhala needs no plural. */
export function formatCount(count: number, noun: string): string {
  return `${count} ${count === 1 ? noun : `${noun}s`}`;
}
