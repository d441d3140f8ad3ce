type Values = Record<string, string>;

/**
 * Merges two edits of the same thing: keeps fields that were changed here, and takes the saved value of all others.
 * `previous` are the values with which the form was opened; a field that still has them is unchanged. `theirs` are the values
 * saved by someone else in fields that were changed here too.
 */
export function mergeForm(
  current: Values,
  { submitted, previous }: { submitted: Values; previous: Values },
): { values: Values; theirs: Values } {
  const touched = Object.keys(current).filter(
    (field) => submitted[field] !== undefined && !isSame(submitted[field], previous[field]),
  );
  const isTheirs = (field: string) =>
    !isSame(current[field], previous[field]) && !isSame(current[field], submitted[field]);
  return {
    values: { ...current, ...pickFields(submitted, touched) },
    theirs: pickFields(current, touched.filter(isTheirs)),
  };
}

/** Compares texts without surrounding spaces and without regard to line endings, which differ between browsers. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  return one?.replaceAll('\r\n', '\n').trim() === other?.replaceAll('\r\n', '\n').trim();
}

function pickFields(values: Values, fields: readonly string[]): Values {
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? '']));
}
