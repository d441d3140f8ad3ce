import { expect, test } from 'vitest';
import { formText, requiredText } from './form-text.server.ts';

const read = (written: unknown, max = 10) => {
  const answer = requiredText({ max }).safeParse(written);
  return answer.success ? answer.data : answer.error.issues[0]?.message;
};

test('text is trimmed and composed, so that what looks alike is alike', () => {
  expect(read('  Nimal ')).toBe('Nimal');
  expect(read('e\u0301')).toBe('\u00e9');
  expect(read('\u0d9a\u0dd9\u0dcf')).toBe('\u0d9a\u0ddc');
});

test('Sinhala keeps the joiner that holds its letters together', () => {
  expect(read('ශ්\u200dරී')).toBe('ශ්\u200dරී');
});

test.each(['', '   ', '\u200b', '\u200d \u2060', undefined, ['a', 'b']])(
  '%j is no answer to a required question',
  (written) => {
    expect(read(written)).toBe('required');
  },
);

test('an optional question takes an empty answer', () => {
  expect(formText({ max: 5 }).parse('  ')).toBe('');
});

test('length is counted in letters of Unicode, not in halves of them', () => {
  expect(read('🌿'.repeat(10))).toBe('🌿'.repeat(10));
  expect(read('🌿'.repeat(11))).toBe('too-long');
});

test.each(['a\0b', 'a\u0007', '\ud800'])('what no database keeps is unreadable: %j', (written) => {
  expect(read(written)).toBe('unreadable');
});

test('line breaks and tabs are text', () => {
  expect(read('a\r\n\tb')).toBe('a\r\n\tb');
});
