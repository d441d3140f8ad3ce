/** The result of a check: `good` needs no action, `look` can wait for a day, `bad` has to be fixed now. */
export type Finding = { of: string; state: 'good' | 'look' | 'bad'; words: string };

export function good(of: string, words: string): Finding {
  return { of, state: 'good', words };
}

export function look(of: string, words: string): Finding {
  return { of, state: 'look', words };
}

export function bad(of: string, words: string): Finding {
  return { of, state: 'bad', words };
}

const marks = { good: 'ok  ', look: 'LOOK', bad: 'BAD ' };

export function formatFinding({ of, state, words }: Finding): string {
  return `${marks[state]}  ${of.padEnd(12)}  ${words}`;
}
