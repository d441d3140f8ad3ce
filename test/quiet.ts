import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

const methods = ['error', 'warn'] as const;
const original = { error: console.error, warn: console.warn };

let heard: string[] = [];
let expected: RegExp[] = [];

/** Declares which complaint of the shop on the console a test expects. One that never comes fails the test. */
export function expectComplaint(pattern: RegExp): void {
  expected.push(pattern);
}

/** Returns what is wrong with the console's output, one sentence each; none when it is exactly as expected. */
export function complaintsAbout(lines: readonly string[], patterns: readonly RegExp[]): string[] {
  return [
    ...lines
      .filter((line) => !patterns.some((pattern) => pattern.test(line)))
      .map((line) => `Nobody expected this on the console: ${line}`),
    ...patterns
      .filter((pattern) => !lines.some((line) => pattern.test(line)))
      .map(
        (pattern) => `Nothing on the console looked like ${pattern}, though the test expects it.`,
      ),
  ];
}

beforeEach(() => {
  heard = [];
  expected = [];
  for (const method of methods) console[method] = (...said) => heard.push(format(...said));
});

afterEach(() => {
  Object.assign(console, original);
  const complaints = complaintsAbout(heard, expected);
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
