/** The result of a check: `good` needs no action, `warning` can wait for a day, `bad` has to be fixed now. */
export type Finding = { topic: string; state: 'good' | 'warning' | 'bad'; message: string };

export function good(topic: string, message: string): Finding {
  return { topic, state: 'good', message };
}

export function warn(topic: string, message: string): Finding {
  return { topic, state: 'warning', message };
}

export function bad(topic: string, message: string): Finding {
  return { topic, state: 'bad', message };
}

const marks = { good: 'ok  ', warning: 'LOOK', bad: 'BAD ' };

export function formatFinding({ topic, state, message }: Finding): string {
  return `${marks[state]}  ${topic.padEnd(12)}  ${message}`;
}
