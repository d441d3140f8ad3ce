type Values = Record<string, string>;

/**
 * Merges two edits: keeps the fields in which `submitted` differs from `previous`, the values when the form was opened, and
 * takes all others from `current`. `theirs` are the values that someone else saved in fields that were changed here too.
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
