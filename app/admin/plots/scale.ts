const mostSteps = 4;

/** The round numbers at which a plot has its lines, from 0 up to one that nothing in it exceeds. */
export function scaleTo(highest: number): number[] {
  if (highest <= 0) return [0];
  const magnitude = 10 ** Math.floor(Math.log10(highest / mostSteps));
  const steps = [1, 2, 2.5, 5, 10].map((step) => step * magnitude);
  const step = steps.find((one) => isWhole(one) && one * mostSteps >= highest) ?? highest;
  const lines = Math.ceil(highest / step);
  return Array.from({ length: lines + 1 }, (_, line) => line * step);
}

/** There is no half order and no half rupee. */
function isWhole(step: number): boolean {
  return Number.isInteger(step);
}
