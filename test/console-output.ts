import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

const methods = ['error', 'warn'] as const;
const original = { error: console.error, warn: console.warn };

let printed: string[] = [];
let expected: RegExp[] = [];

/** Declares an error or warning that a test expects on the console. The test fails if it is missing. */
export function expectConsoleOutput(pattern: RegExp): void {
  expected.push(pattern);
}

/** Returns a sentence for each unexpected line and for each expected one that is missing. */
export function judgeConsoleOutput(
  lines: readonly string[],
  patterns: readonly RegExp[],
): string[] {
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
  printed = [];
  expected = [];
  for (const method of methods) console[method] = (...args) => printed.push(format(...args));
});

afterEach(() => {
  Object.assign(console, original);
  const problems = judgeConsoleOutput(printed, expected);
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
