import { randomInt, randomUUID } from 'node:crypto';
import type { RecordedStatement } from './record-statements.ts';

/** The source of a value: constant, generated for each order, or the result of an earlier statement. */
export type Source =
  | { kind: 'constant'; value: unknown }
  | { kind: 'generated'; value: string }
  | { kind: 'answer'; statement: number; row: number; column: number };
export type ScriptLine = { text: string; sources: Source[] };

/** Makes a script from two orders: values that differ between them were generated, or returned by the database. */
export function scriptOf([one = [], other = []]: RecordedStatement[][]): ScriptLine[] {
  return one.map(({ text, values }, index) => ({
    text,
    sources: values.map((value, at): Source => {
      if (same(value, other[index]?.values[at])) return { kind: 'constant', value };
      const answered = findAnswer(one.slice(0, index), value);
      return answered ?? { kind: 'generated', value: String(value) };
    }),
  }));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function findAnswer(before: readonly RecordedStatement[], value: unknown): Source | undefined {
  for (const [statement, { rows }] of before.entries()) {
    for (const [row, columns] of rows.entries()) {
      const column = columns.findIndex((found) => String(found) === String(value));
      if (column >= 0) return { kind: 'answer', statement, row, column };
    }
  }
  return undefined;
}

type Answers = readonly (readonly unknown[][])[];

/** Thrown when an earlier statement returned no row: the number of the order was taken. */
export class MissingAnswer extends Error {}

/** Returns a function that makes the values of each statement of a new order. */
export function newOrderValues(): (line: ScriptLine, answers: Answers) => unknown[] {
  const generated = new Map<string, string>();
  return ({ sources }, answers) =>
    sources.map((source) => {
      if (source.kind === 'constant') return source.value;
      if (source.kind === 'answer') return answerTo(source, answers);
      const known = generated.get(source.value) ?? freshValue(source.value);
      generated.set(source.value, known);
      return known;
    });
}

function answerTo(source: Source & { kind: 'answer' }, answers: Answers): unknown {
  const row = answers[source.statement]?.[source.row];
  if (!row) throw new MissingAnswer();
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
