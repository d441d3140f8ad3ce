import { entryProblemWords } from './entry.copy.ts';
import type { EntryAnswer } from './entry-answer.ts';

/** What the fields of an entry show: what was typed, else what stands, and what is wrong. */
export type Told = {
  answer: EntryAnswer | undefined;
  /** What the form opens with. */
  values: Record<string, string>;
};

/** A field of the house, filled in. */
export function entryField(name: string, { answer, values }: Told) {
  const problem = answer?.problems[name];
  return {
    name,
    defaultValue: answer?.values[name] ?? values[name] ?? '',
    ...(problem && { error: entryProblemWords(name, problem) }),
  };
}
