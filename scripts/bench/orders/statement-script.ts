import { randomInt, randomUUID } from 'node:crypto';
import type { RecordedStatement } from './record-statements.ts';

/** The source of a value: constant, generated for each order, or the result of an earlier statement. */
export type Source =
  | { kind: 'constant'; value: unknown }
  | { kind: 'generated'; value: string }
  | { kind: 'result'; statement: number; row: number; column: number };
export type ScriptLine = { text: string; sources: Source[] };

/** Makes a script from two orders: values that differ between them were generated, or returned by the database. */
export function scriptOf([one = [], other = []]: RecordedStatement[][]): ScriptLine[] {
  return one.map(({ text, values }, index) => ({
    text,
    sources: values.map((value, parameter): Source => {
      if (same(value, other[index]?.values[parameter])) return { kind: 'constant', value };
      const returned = findResult(one.slice(0, index), value);
      return returned ?? { kind: 'generated', value: String(value) };
    }),
  }));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function findResult(before: readonly RecordedStatement[], value: unknown): Source | undefined {
  for (const [statement, { rows }] of before.entries()) {
    for (const [row, columns] of rows.entries()) {
      const column = columns.findIndex((found) => String(found) === String(value));
      if (column >= 0) return { kind: 'result', statement, row, column };
    }
  }
  return undefined;
}

type Results = readonly (readonly unknown[][])[];

/** Thrown when an earlier statement returned no row, because an order with this number exists already. */
export class MissingRow extends Error {}

/** Returns a function that makes the values of each statement of a new order. */
export function newOrderValues(): (line: ScriptLine, results: Results) => unknown[] {
  const generated = new Map<string, string>();
  return ({ sources }, results) =>
    sources.map((source) => {
      if (source.kind === 'constant') return source.value;
      if (source.kind === 'result') return resultOf(source, results);
      const known = generated.get(source.value) ?? freshValue(source.value);
      generated.set(source.value, known);
      return known;
    });
}

function resultOf(source: Source & { kind: 'result' }, results: Results): unknown {
  const row = results[source.statement]?.[source.row];
  if (!row) throw new MissingRow();
  return row[source.column];
}

/** Replaces UUIDs, keeps times and JSON, and in anything else replaces the digits among the last eight characters. */
function freshValue(value: string): string {
  if (/^[0-9a-f-]{36}$/.test(value)) return randomUUID();
  if (/^\d{4}-\d\d-\d\dT/.test(value) || value.startsWith('{')) return value;
  const keptLength = Math.max(0, value.length - 8);
  return (
    value.slice(0, keptLength) + value.slice(keptLength).replaceAll(/\d/g, () => `${randomInt(10)}`)
  );
}
