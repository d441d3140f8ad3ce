import { randomInt, randomUUID } from 'node:crypto';
import type { Heard } from './hear-statements.ts';

/** Where a value comes from: as it is, invented for each order, or from the answer to an earlier statement. */
export type Source =
  | { kind: 'same'; value: unknown }
  | { kind: 'invented'; value: string }
  | { kind: 'answer'; statement: number; row: number; column: number };
export type Line = { text: string; sources: Source[] };

/** Makes a script of two orders: what differs between them was invented, or came from the database. */
export function scriptOf([one = [], other = []]: Heard[][]): Line[] {
  return one.map(({ text, values }, index) => ({
    text,
    sources: values.map((value, at): Source => {
      if (same(value, other[index]?.values[at])) return { kind: 'same', value };
      const answered = findAnswer(one.slice(0, index), value);
      return answered ?? { kind: 'invented', value: String(value) };
    }),
  }));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function findAnswer(before: readonly Heard[], value: unknown): Source | undefined {
  for (const [statement, { rows }] of before.entries()) {
    for (const [row, columns] of rows.entries()) {
      const column = columns.findIndex((found) => String(found) === String(value));
      if (column >= 0) return { kind: 'answer', statement, row, column };
    }
  }
  return undefined;
}

type Answers = readonly (readonly unknown[][])[];

/** Returns the values of each statement of one more order. */
export function anotherOrder(): (line: Line, answers: Answers) => unknown[] {
  const invented = new Map<string, string>();
  return ({ sources }, answers) =>
    sources.map((source) => {
      if (source.kind === 'same') return source.value;
      if (source.kind === 'answer') return answers[source.statement]?.[source.row]?.[source.column];
      const known = invented.get(source.value) ?? another(source.value);
      invented.set(source.value, known);
      return known;
    });
}

/** Moments and documents stay as they were heard; of anything else the last digits are others. */
function another(value: string): string {
  if (/^[0-9a-f-]{36}$/.test(value)) return randomUUID();
  if (/^\d{4}-\d\d-\d\dT/.test(value) || value.startsWith('{')) return value;
  const kept = Math.max(0, value.length - 8);
  return value.slice(0, kept) + value.slice(kept).replaceAll(/\d/g, () => `${randomInt(10)}`);
}
