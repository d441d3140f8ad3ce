/** The result of a check: `good` needs no action, `look` can wait for a day, `bad` has to be fixed now. */
export type Finding = { topic: string; state: 'good' | 'look' | 'bad'; message: string };

export function good(topic: string, message: string): Finding {
  return { topic, state: 'good', message };
}

export function look(topic: string, message: string): Finding {
  return { topic, state: 'look', message };
}

export function bad(topic: string, message: string): Finding {
  return { topic, state: 'bad', message };
}

const marks = { good: 'ok  ', look: 'LOOK', bad: 'BAD ' };

export function formatFinding({ topic, state, message }: Finding): string {
  return `${marks[state]}  ${topic.padEnd(12)}  ${message}`;
}
