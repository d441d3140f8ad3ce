/** Tables and columns (`table.column`) that a migration creates, which the previous version does not use. */
type Created = { tables: Set<string>; columns: Set<string> };

/** Returns each statement on which the previous version may fail, and why. `earlier` is the SQL of the earlier migrations. */
export function listBreakingStatements(migration: string, earlier: string): string[] {
  const statements = migration
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter((statement) => statement !== '');
  const created = createdBy(statements);
  return statements.flatMap((statement) => {
    const reason = reasonAgainst(statement.replaceAll(/\s+/g, ' '), created, earlier);
    return reason === undefined ? [] : [`${reason}: ${shortened(statement)}`];
  });
}

function createdBy(statements: readonly string[]): Created {
  const all = statements.join(';\n');
  const tables = all.matchAll(/\bCREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/gi);
  return {
    tables: new Set([...tables].map(([, table = '']) => table)),
    columns: new Set(statements.flatMap(addedColumns)),
  };
}

function addedColumns(statement: string): string[] {
  const columns = statement.matchAll(/\bADD COLUMN (?:IF NOT EXISTS )?"(\w+)"/gi);
  return [...columns].map(([, column]) => `${tableOf(statement)}.${column}`);
}

function tableOf(statement: string): string {
  return /^ALTER TABLE (?:ONLY )?"(\w+)"/i.exec(statement)?.[1] ?? '';
}

const alwaysBreaking: [RegExp, string][] = [
  [
    /^DROP (TABLE|VIEW|MATERIALIZED|TYPE|SEQUENCE|SCHEMA|FUNCTION|EXTENSION)\b/i,
    'The previous version may still use it',
  ],
  [/\bRENAME\b/i, 'The previous version uses the old name'],
  [/\bDROP COLUMN\b/i, 'The previous version still reads and writes this column'],
  [
    /\bALTER COLUMN\b.*\b(SET DATA )?TYPE\b/i,
    'The previous version prepared its statements for the old type',
  ],
  [/\bALTER COLUMN\b.*\bSET NOT NULL\b/i, 'The previous version may leave this column empty'],
  [/\bALTER COLUMN\b.*\bDROP DEFAULT\b/i, 'The previous version may leave this column out'],
  [
    /^CREATE (OR REPLACE )?(CONSTRAINT )?(TRIGGER|RULE)\b/i,
    'The previous version does not expect what this changes',
  ],
];

function reasonAgainst(statement: string, created: Created, earlier: string): string | undefined {
  if (created.tables.has(tableOf(statement))) return undefined;
  for (const [pattern, reason] of alwaysBreaking) if (pattern.test(statement)) return reason;
  const isNeeded = /\bADD COLUMN\b.*\bNOT NULL\b/i.test(statement);
  if (isNeeded && !/\b(DEFAULT|GENERATED)\b/i.test(statement))
    return 'The previous version does not fill in this column';
  if (/\bADD CONSTRAINT\b/i.test(statement))
    return reasonAgainstConstraint(statement, created, earlier);
  return reasonAgainstUniqueness(statement, created, earlier);
}

/** Accepts a constraint that names only new columns, and a list of values that only grew. */
function reasonAgainstConstraint(
  statement: string,
  created: Created,
  earlier: string,
): string | undefined {
  const [, name = '', rule = ''] = /\bADD CONSTRAINT "(\w+)" (.*)$/i.exec(statement) ?? [];
  const own = rule.replace(/\bREFERENCES\b.*$/i, '');
  const columns = [...own.matchAll(/(?:"\w+"\.)?"(\w+)"(?!\.)/g)].map(([, column = '']) => column);
  const isNew = columns.every((column) => created.columns.has(`${tableOf(statement)}.${column}`));
  if (columns.length > 0 && isNew) return undefined;
  const before = lastDefinition(earlier, name);
  const isWider = before !== undefined && hasOnlyGrown(before, rule);
  return isWider ? undefined : 'The previous version may write what this refuses';
}

function lastDefinition(earlier: string, constraint: string): string | undefined {
  const defined = new RegExp(`CONSTRAINT "${constraint}" ([^;\\n]*)`, 'gi');
  return [...earlier.matchAll(defined)].at(-1)?.[1];
}

function hasOnlyGrown(before: string, after: string): boolean {
  const valuesIn = (rule: string) =>
    [...rule.matchAll(/'([^']*)'/g)].map(([, value = '']) => value);
  const shapeOf = (rule: string) => rule.replaceAll(/'[^']*'(, )?/g, '').replace(/[;,\s]+$/, '');
  const [old, now] = [valuesIn(before), new Set(valuesIn(after))];
  return (
    old.length > 0 && shapeOf(before) === shapeOf(after) && old.every((value) => now.has(value))
  );
}

/** Rejects a new unique index, which refuses rows that were accepted, and a dropped one, which `on conflict` needs. */
function reasonAgainstUniqueness(
  statement: string,
  created: Created,
  earlier: string,
): string | undefined {
  const added = /^CREATE UNIQUE INDEX .*? ON (?:ONLY )?"(\w+)"(.*)$/i.exec(statement);
  if (added) {
    const [, table = '', rest = ''] = added;
    const columns = [...rest.matchAll(/"(\w+)"/g)].map(([, column = '']) => column);
    const isNew =
      columns.length > 0 && columns.every((column) => created.columns.has(`${table}.${column}`));
    return created.tables.has(table) || isNew
      ? undefined
      : 'The previous version may write what this refuses';
  }
  const [, kind, name = ''] =
    /\bDROP (INDEX|CONSTRAINT) (?:IF EXISTS )?"(\w+)"/i.exec(statement) ?? [];
  if (!kind) return undefined;
  const wasUnique =
    new RegExp(`CREATE UNIQUE INDEX "${name}"`, 'i').test(earlier) ||
    /^(UNIQUE|PRIMARY)/i.test(lastDefinition(earlier, name) ?? '');
  return wasUnique
    ? 'The previous version may insert with "on conflict", which needs it'
    : undefined;
}

function shortened(statement: string): string {
  const line = statement.replaceAll(/\s+/g, ' ');
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}
