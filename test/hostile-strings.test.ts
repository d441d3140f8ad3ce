import { expect, test } from 'vitest';
import { everySchemaField, type SchemaField } from './form-schemas.ts';
import { hostileStrings } from './hostile-strings.ts';

const fields = await everySchemaField();

test('the tests cover fourteen kinds of hostile text, and more than 25 forms', () => {
  expect(Object.keys(hostileStrings)).toHaveLength(14);
  expect(new Set(fields.map(({ schemaName }) => schemaName)).size).toBeGreaterThan(25);
});

test.each(Object.entries(hostileStrings))(
  'every form refuses or cleans hostile text, and accepts its own result again: %s',
  (_what, texts) => {
    expect(fields.flatMap((field) => texts.flatMap((text) => faultsOf(field, text)))).toEqual([]);
  },
);

test('characters that must survive are kept as typed in every field that accepts them', () => {
  const typed = hostileStrings['characters that must survive'] ?? [];
  const checked = fields.filter(({ name }) => !comparedFields.test(name));
  const results = checked.flatMap(({ schema }) =>
    typed.map((text) => ({
      text,
      read: schema.safeParse(text).data,
      // Equals `read` only in a field that replaces every text by the same value.
      readOfOther: schema.safeParse('x').data,
    })),
  );
  const texts = results.filter(
    ({ read, readOfOther }) => typeof read === 'string' && read !== readOfOther,
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(({ text, read }) => read !== text.normalize('NFC'))).toEqual([]);
});

/** Fields that are only compared, or that the domain checks after the schema, which passes every text on unchanged. */
const comparedFields = /password|code$|^(identifier|username|endpoint|refundId|shown[A-Z].*)$/i;
/** Hidden fields that the page fills in, so that no one who uses the page sees an error for them. */
const hiddenFields = /^(intent|type|sessionId|data|version|noteId|orderId|refundId|mark|isUndo)$/;
const invisible = /[^\P{Cc}\t\n\r]|\p{Cs}|[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]/u;

function faultsOf({ schemaName, name, schema }: SchemaField, text: string): string[] {
  const where = `${schemaName}.${name} ${JSON.stringify(text.slice(0, 40))}`;
  const read = schema.safeParse(text);
  if (!read.success) {
    const codes = read.error.issues.map(({ message }) => message);
    const hasErrorCodes = codes.every((code) => /^[a-z][a-z-]*$/.test(code));
    return hasErrorCodes || hiddenFields.test(name) ? [] : [`${where}: ${codes}`];
  }
  if (typeof read.data !== 'string' || comparedFields.test(name)) return [];
  if (invisible.test(read.data)) return [`${where} keeps invisible characters`];
  const again = schema.safeParse(read.data);
  return again.success && again.data === read.data
    ? []
    : [`${where} changes when it is parsed again`];
}
