/**
 * Draws a row of modules, '1' for a dark one, as strokes 1 high around its middle. The path goes on from the first
 * module, and takes half as many characters as one of filled rectangles.
 */
export function strokesOf(modules: string): string {
  const runs = modules.replace(/0+$/, '').match(/1+|0+/g) ?? [];
  return runs.map((run) => (run[0] === '1' ? `h${run.length}` : `m${run.length} 0`)).join('');
}
