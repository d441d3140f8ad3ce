import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeError } from './log.server.ts';

test('a failed query is described without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(nimal@example.lk) already exists.',
  });
  const failed = new DrizzleQueryError(
    'insert into orders values ($1, $2)',
    ['Nimal Perera', '+94771234567'],
    cause,
  );
  const described = describeError(failed);
  expect(JSON.stringify(described)).not.toMatch(/Nimal|9477|nimal@/);
  expect(described.message).toContain('insert into orders');
  expect(described.cause).toMatchObject({ message: 'duplicate key value', code: '23505' });
  expect(described.stack).toContain('describe-error.test.ts');
});

test('a line of a parameter that looks like a frame of the stack is not logged', () => {
  const instructions = 'Ring the bell\n    at the gate, or call 0771234567';
  const failed = new DrizzleQueryError('insert into orders values ($1)', [instructions]);
  const described = describeError(failed);
  expect(JSON.stringify(described)).not.toMatch(/gate|0771234567/);
  expect(described.stack).toContain('describe-error.test.ts');
});

test('thrown values that are no errors are described too', () => {
  expect(describeError('a text')).toEqual({ type: 'string', message: 'Not an error' });
  expect(describeError(undefined)).toEqual({ type: 'undefined', message: 'Not an error' });
});

test('errors that cause each other are described to a limited depth', () => {
  const first = new Error('first');
  const second = new Error('second', { cause: first });
  first.cause = second;
  expect(JSON.stringify(describeError(second)).length).toBeLessThan(20_000);
});
