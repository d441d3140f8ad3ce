import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AllPages, openAllPages } from './all-pages.ts';
import { type FormWithControls, formsWithControls } from './forms-with-controls.ts';

let allPages: AllPages;

beforeAll(async () => {
  allPages = await openAllPages();
});
afterAll(() => allPages?.close());

const typedText = 'ශ්‍රී ලංකා <b>"&\'';
const typedTextInHtml = 'ශ්‍රී ලංකා &lt;b&gt;&quot;&amp;&#x27;';
const invalidText = 'a\u0007b';
const sinhala = /[\u0d80-\u0dff]/;

test('a Sinhala form that refuses a text says so in Sinhala beside its field, and keeps what else was typed', async () => {
  const faults: string[] = [];
  let refused = 0;
  for (const path of allPages.paths.filter((one) => one.startsWith('/si/'))) {
    const visitor = await allPages.visitorOf(path);
    for (const { action, fields } of formsWithControls((await visitor.get(path)).body, path)) {
      for (const name of textFieldsOf(fields)) {
        const { status, body } = await visitor.post(action, fieldsWithInvalid(fields, name));
        if (status !== 422) continue;
        refused += 1;
        faults.push(
          ...faultsOf(body, { name, isOnlyField: textFieldsOf(fields).length === 1 }).map(
            (fault) => `${action} ${name} ${fault}`,
          ),
        );
      }
    }
  }
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(12);
});

function textFieldsOf(fields: FormWithControls['fields']): string[] {
  const typed = fields.filter(([name]) =>
    /name|email|phone|address|city|message|instructions|number|words|text/i.test(name),
  );
  return [...new Set(typed.map(([name]) => name))];
}

/** Fills every typed field with a text that must come back, and one with an invalid value. */
function fieldsWithInvalid(
  fields: FormWithControls['fields'],
  invalidName: string,
): URLSearchParams {
  const typed = textFieldsOf(fields);
  return new URLSearchParams(
    fields.map(([name, value]) => {
      if (name === invalidName) return [name, invalidText];
      return [name, typed.includes(name) ? typedText : value];
    }),
  );
}

type RefusedField = { name: string; isOnlyField: boolean };

function faultsOf(html: string, { name, isOnlyField }: RefusedField): string[] {
  const field =
    new RegExp(`<(?:input|textarea)\\b[^>]*\\bname="${name}"[^>]*>`).exec(html)?.[0] ?? '';
  const described = /aria-describedby="([^"]+)"/.exec(field)?.[1]?.split(' ') ?? [];
  const descriptions = described.map(
    (id) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:p|div)>`, 's').exec(html)?.[1],
  );
  return [
    ...(field.includes('aria-invalid="true"') ? [] : ['is not marked']),
    ...(descriptions.some((description) => sinhala.test(description ?? ''))
      ? []
      : [`is told nothing in Sinhala ${field} ${descriptions}`]),
    ...(isOnlyField || html.includes(typedTextInHtml) ? [] : ['loses what was typed']),
    ...(html.includes('<b>"') ? ['comes back as markup'] : []),
  ];
}
