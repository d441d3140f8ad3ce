/** Prints columns as wide as their widest cell. */
export function printTable(rows: readonly string[][]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
  }
}
