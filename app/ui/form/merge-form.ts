type Values = Record<string, string>;

/**
 * Merges two edits of the same thing: keeps fields that were changed here, and takes the saved value of all others.
 * `shown` is what the form was opened with; a field that still holds it is unchanged. `theirs` is what was saved in
 * fields that were changed here too.
 */
export function mergeForm(
  current: Values,
  { typed, shown }: { typed: Values; shown: Values },
): { values: Values; theirs: Values } {
  const touched = Object.keys(current).filter(
    (field) => typed[field] !== undefined && !isSame(typed[field], shown[field]),
  );
  const isTheirs = (field: string) =>
    !isSame(current[field], shown[field]) && !isSame(current[field], typed[field]);
  return {
    values: { ...current, ...picked(typed, touched) },
    theirs: picked(current, touched.filter(isTheirs)),
  };
}

/** Whether two texts are the same but for spaces around them and the ends of lines, which browsers send in their own way. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  return one?.replaceAll('\r\n', '\n').trim() === other?.replaceAll('\r\n', '\n').trim();
}

function picked(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
}
