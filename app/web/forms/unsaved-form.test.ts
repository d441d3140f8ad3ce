import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseUnsavedForm, readUnsavedForm } from './unsaved-form.server.ts';

function postRequest(fields: [string, string | Blob][], path = '/admin/products/new?q=oil') {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return new Request(`http://localhost:3000${path}`, { method: 'POST', body });
}

test('the typed fields are kept unchanged, repeated fields and Sinhala included', async () => {
  const fields: [string, string][] = [
    ['nameEn', 'Oil "100 ml"'],
    ['nameSi', 'සන්ධි සහන තෛලය'],
    ['image', 'one'],
    ['image', 'two'],
  ];
  const unsaved = await readUnsavedForm(postRequest(fields));
  expect(unsaved).toEqual({ action: '/admin/products/new?q=oil', fields });
  expect(parseUnsavedForm(JSON.stringify(unsaved))).toEqual(unsaved);
});

test.each([
  ['/admin/products/new.data?q=oil', '/admin/products/new?q=oil'],
  ['/admin/products.data?index&_routes=admin%2Fproducts', '/admin/products?index='],
])('a form that a script posted to %s is kept for the page %s', async (path, action) => {
  expect(await readUnsavedForm(postRequest([['nameEn', 'Oil']], path))).toMatchObject({ action });
});

test('a form with files is kept without the files', async () => {
  const file = new File(['x'], 'oil.jpg', { type: 'image/jpeg' });
  const unsaved = await readUnsavedForm(
    postRequest([
      ['nameEn', 'Oil'],
      ['pictures', file],
    ]),
  );
  expect(unsaved).toMatchObject({ fields: [['nameEn', 'Oil']] });
});

test('settings are kept, although the name codEnabled contains “code”', async () => {
  const fields: [string, string][] = [['codEnabled', 'on']];
  expect(await readUnsavedForm(postRequest(fields, '/admin/settings'))).toMatchObject({ fields });
});

test('forms with secrets, forms of files alone, empty forms and GET requests are not kept', async () => {
  for (const name of ['password', 'code', 'backupCode', 'currentPassword']) {
    expect(await readUnsavedForm(postRequest([[name, 'sesame']]))).toBe('lost');
  }
  expect(await readUnsavedForm(postRequest([['picture', new Blob(['x'])]]))).toBe('lost');
  const rows = (count: number) =>
    new Request('http://localhost:3000/admin/orders', {
      method: 'POST',
      body: new URLSearchParams(Array.from({ length: count }, () => ['row', 'x'])),
    });
  expect(await readUnsavedForm(rows(301))).toBe('lost');
  expect(await readUnsavedForm(rows(0))).toBeUndefined();
  expect(await readUnsavedForm(new Request('http://localhost:3000/admin/orders'))).toBeUndefined();
});

test.each([
  undefined,
  '',
  '{',
  '{"action":"/checkout","fields":[]}',
  '{"action":"https://evil.example/admin/","fields":[]}',
  '{"action":"/admin/x","fields":"all"}',
])('%j is no unsaved form', (carried) => {
  expect(parseUnsavedForm(carried)).toBeUndefined();
});

test('any content of the hidden field is parsed to a form of the panel or to none', () => {
  const carried = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc
      .record({
        action: fc.oneof(
          fc.constantFrom('/admin/orders', '//evil.example/admin/', '/admin'),
          fc.string(),
        ),
        fields: fc.array(fc.jsonValue()),
      })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(carried, (text) => {
      expect(parseUnsavedForm(text)?.action ?? '/admin/').toMatch(/^\/admin\//);
    }),
  );
});
