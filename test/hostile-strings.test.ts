import { expect, test } from 'vitest';
import { everySchemaField, type SchemaField } from './form-schemas.ts';
import { hostileStrings } from './hostile-strings.ts';

const fields = await everySchemaField();

test('every form of the domain is tested', () => {
  expect(Object.keys(hostileStrings)).toHaveLength(14);
  expect(new Set(fields.map(({ schemaName }) => schemaName)).size).toBeGreaterThan(25);
});

test.each(Object.entries(hostileStrings))(
  'no form accepts what cannot be stored, and what it accepts is harmless: %s',
  (_what, texts) => {
    expect(fields.flatMap((field) => texts.flatMap((text) => faultsOf(field, text)))).toEqual([]);
  },
);

test('characters that must survive are kept as typed in every field that accepts them', () => {
  const typed = hostileStrings['characters that must survive'] ?? [];
  const kept = fields.filter(({ name }) => !comparedFields.test(name));
  const taken = kept.flatMap(({ schema }) =>
    typed.map((text) => ({
      text,
      read: schema.safeParse(text).data,
      other: schema.safeParse('x').data,
    })),
  );
  const isText = (read: unknown, other: unknown) => typeof read === 'string' && read !== other;
  const texts = taken.filter(({ read, other }) => isText(read, other));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ text, read }) => read !== text.normalize('NFC'))).toEqual([]);
});

/** Fields that are only compared, or that the command checks: their schema passes every text on unchanged. */
const comparedFields = /password|code$|^(identifier|username|endpoint|refundId|shown[A-Z].*)$/i;
/** Hidden fields that the page fills in, so that no one who uses the page sees an error for them. */
const hiddenFields = /^(intent|type|sessionId|data|version|noteId|orderId|refundId|mark|take)$/;
const unstorable = /[^\P{Cc}\t\n\r]|\p{Cs}|[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/u;

function faultsOf({ schemaName, name, schema }: SchemaField, text: string): string[] {
  const where = `${schemaName}.${name} ${JSON.stringify(text.slice(0, 40))}`;
  const read = schema.safeParse(text);
  if (!read.success) {
    const codes = read.error.issues.map(({ message }) => message);
    const isTold = codes.every((code) => /^[a-z][a-z-]*$/.test(code));
    return isTold || hiddenFields.test(name) ? [] : [`${where}: ${codes}`];
  }
  if (typeof read.data !== 'string' || comparedFields.test(name)) return [];
  if (unstorable.test(read.data)) return [`${where} keeps what nobody can see`];
  const again = schema.safeParse(read.data);
  return again.success && again.data === read.data ? [] : [`${where} is another when read again`];
}
