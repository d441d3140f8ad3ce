/**
 * Returns strokes for the dark modules ('1') of a row, to append to a path that stands at the first module. They are 1 high
 * around the path, and take half as many characters as filled rectangles.
 */
export function strokesOf(modules: string): string {
  const runs = modules.replace(/0+$/, '').match(/1+|0+/g) ?? [];
  return runs.map((run) => (run[0] === '1' ? `h${run.length}` : `m${run.length} 0`)).join('');
}
