import { expect, test } from 'vitest';
import { messageSchema } from './message-schema.server.ts';

const filledIn = { name: 'Nimal', phone: '077 123 4567', email: '', message: 'Is it in stock?' };

function problemsOf(typed: Record<string, string>) {
  const read = messageSchema.safeParse({ ...filledIn, ...typed });
  return read.success ? [] : read.error.issues.map(({ path, message }) => [path[0], message]);
}

test('name, phone and message are required, the email is not', () => {
  expect(messageSchema.parse(filledIn)).toEqual({
    name: 'Nimal',
    phone: '+94771234567',
    email: undefined,
    message: 'Is it in stock?',
  });
  expect(problemsOf({ name: ' ', phone: '', message: '\u200b' })).toEqual([
    ['name', 'required'],
    ['phone', 'required'],
    ['message', 'required'],
  ]);
});

test('an e-mail address that was entered must be valid', () => {
  expect(problemsOf({ email: 'nimal@' })).toEqual([['email', 'email']]);
});

test('a phone must be a number that could be called, in Sri Lanka or abroad', () => {
  expect(problemsOf({ phone: 'call me' })).toEqual([['phone', 'phone']]);
  expect(problemsOf({ phone: '12345' })).toEqual([['phone', 'phone']]);
  expect(messageSchema.parse({ ...filledIn, phone: '+44 20 7946 0018' }).phone).toBe(
    '+44 20 7946 0018',
  );
});

test('a message has two thousand characters at most', () => {
  expect(problemsOf({ message: 'ක'.repeat(2000) })).toEqual([]);
  expect(problemsOf({ message: 'ක'.repeat(2001) })).toEqual([['message', 'too-long']]);
});

test.each(['077\u2011123\u20114567', '077/1234567', '\uff10\uff17\uff17 123 4567', '077–123–4567'])(
  'a phone that the checkout accepts is accepted here too: %j',
  (phone) => {
    expect(messageSchema.safeParse({ ...filledIn, phone }).data?.phone).toBe('+94771234567');
  },
);
