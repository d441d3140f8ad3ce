import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#test/any-text.ts';
import { formText, requiredText } from './form-text.server.ts';

const read = (input: unknown, rules: { max?: number; lines?: 'one' | 'several' } = {}) => {
  const result = requiredText({ max: 10, ...rules }).safeParse(input);
  return result.success ? result.data : result.error.issues[0]?.message;
};

test('text is trimmed and composed, so that texts that look alike are equal', () => {
  expect(read('  Nimal ')).toBe('Nimal');
  expect(read('e\u0301')).toBe('\u00e9');
  expect(read('e\u200b\u0301')).toBe('\u00e9');
  expect(read('\u0d9a\u0dd9\u0dcf')).toBe('\u0d9a\u0ddc');
});

test('Sinhala keeps the joiner that holds its letters together', () => {
  expect(read('ශ්\u200dරී')).toBe('ශ්\u200dරී');
});

test('an emoji keeps the selector that colours it', () => {
  expect(read('❤\ufe0f')).toBe('❤\ufe0f');
});

test.each(['', '   ', '\u200b', '\u200d \u2060', '\u3164', '\uffa0 \u2800', undefined, ['a', 'b']])(
  '%j is refused as empty in a required field',
  (input) => {
    expect(read(input)).toBe('required');
  },
);

test('an optional field may be empty', () => {
  expect(formText({ max: 5 }).parse('  ')).toBe('');
});

test('length is counted in code points', () => {
  expect(read('🌿'.repeat(10))).toBe('🌿'.repeat(10));
  expect(read('🌿'.repeat(11))).toBe('too-long');
});

test('a line break counts as one character, as in the field of a browser, which sends two', () => {
  const full = `a${'\r\n\r\nb'.repeat(3)}`;
  expect(read(full, { lines: 'several' })).toBe(full);
  expect(read(`${full}b`, { lines: 'several' })).toBe('too-long');
});

test.each(['a\0b', 'a\u0007', 'a\u009bb', '\ud800'])(
  'control characters and damaged Unicode are unreadable: %j',
  (input) => {
    expect(read(input)).toBe('unreadable');
    expect(read(input, { lines: 'several' })).toBe('unreadable');
  },
);

test.each([
  ['a\r\nPhone: 1', 'a Phone: 1'],
  ['a\nb', 'a b'],
  ['a\rb', 'a b'],
  ['a \t b', 'a b'],
  ['a\u2028b\u2029c\u0085d', 'a b c d'],
  ['a\vb\fc', 'a b c'],
])('a field of one line stays one line: %j', (input, line) => {
  expect(read(input)).toBe(line);
});

test('a text area keeps its lines, and unusual line breaks become LF', () => {
  expect(read('a\r\n\tb', { lines: 'several' })).toBe('a\r\n\tb');
  expect(read('a\rb\u2028c', { lines: 'several' })).toBe('a\nb\nc');
});

test.each(['one', 'several'] as const)(
  'marks that change the direction of text, and fillers, are removed (lines: %s)',
  (lines) => {
    expect(read('Ni\u202emal\u202c\u2066', { lines })).toBe('Nimal');
    expect(read('\u3164Nimal\u200b', { lines })).toBe('Nimal');
  },
);

test('a field of 400,000 spaces is parsed, in a time that grows with their number and not with its square', () => {
  const spaces = ' '.repeat(400_000);
  expect(read(`a${spaces}b`)).toBe('too-long');
  expect(read(`a\t${spaces}\tb`, { max: 10 })).toBe('a b');
});

test('an accepted text is well-formed, within its limit, and parses to itself', () => {
  const typed = fc.oneof(anyText(), fc.string());
  fc.assert(
    fc.property(typed, fc.constantFrom('one', 'several'), (text, lines) => {
      const parsed = formText({ max: 30, lines }).safeParse(text);
      if (!parsed.success) return;
      expect(parsed.data.isWellFormed()).toBe(true);
      expect([...parsed.data.replaceAll('\r\n', '\n')].length).toBeLessThanOrEqual(30);
      expect(parsed.data).not.toMatch(lines === 'one' ? /\p{Cc}/u : /[^\P{Cc}\t\r\n]/u);
      expect(formText({ max: 30, lines }).parse(parsed.data)).toBe(parsed.data);
    }),
    { numRuns: 500 },
  );
});
