import { expect, test } from 'vitest';
import { breachesOf, importsOf } from './architecture/breaches.ts';
import { circularImports } from './architecture/circles.ts';
import { loadedBy } from './architecture/loaded-by.ts';
import { folderOf, mayImport } from './architecture/table.ts';
import { isCode, isTest, sourceFiles } from './source-files.ts';

const code = sourceFiles().filter(isCode);

test('no folder imports what it may not see', () => {
  expect(code.length).toBeGreaterThan(50);
  expect(code.flatMap(breachesOf).join('\n')).toBe('');
});

test('no files import each other in a circle, types included', () => {
  expect(circularImports(code)).toEqual([]);
});

test('this test can fail: two files that import each other, one of them only a type', () => {
  const one = { path: 'app/ui/one.ts', text: "import { two } from './two.ts';\n" };
  const two = { path: 'app/ui/two.ts', text: "import type { One } from '#ui/one.ts';\n" };
  const three = { path: 'app/web/three.ts', text: "import { two } from '#ui/two.ts';\n" };
  expect(circularImports([one, two, three])).toEqual([
    'app/ui/one.ts imports app/ui/two.ts',
    'app/ui/two.ts imports app/ui/one.ts',
  ]);
});

test('every folder of the shop has its line in the table', () => {
  const folders = code.filter((file) => !isTest(file)).map((file) => folderOf(file.path));
  const missing = [...new Set(folders)].filter((folder) => folder && !mayImport[folder]);
  expect(
    missing.map((folder) => `${folder} is new: give it a line in test/architecture/table.ts`),
  ).toEqual([]);
});

test('no journey loads the tables of the shop, which takes each of its processes three seconds', () => {
  const journeys = code.filter(({ path }) => path.startsWith('e2e/'));
  const slow = journeys.filter((file) =>
    loadedBy(file, code).some((path) => /tables\.server/.test(path)),
  );
  expect(slow.map(({ path }) => path)).toEqual([]);
});

test.each(['#boot', '#test/shop.ts', '#domain/catalog/tables.server.ts'])(
  'this test can fail: a journey that imports %s loads the tables of the shop',
  (target) => {
    const journey = { path: 'e2e/a.spec.ts', text: `import { x } from '${target}';\n` };
    expect(loadedBy(journey, code)).toContain('app/domain/catalog/tables.server.ts');
  },
);

test.each([
  [
    'the catalogue must not know orders',
    'app/domain/catalog/x.server.ts',
    '#domain/orders/order.ts',
  ],
  ['the storefront must not know the panel', 'app/storefront/home/x.tsx', '#admin/layout/menu.tsx'],
  ['the storefront must not import the platform', 'app/storefront/home/x.ts', '#platform/db/x.ts'],
  [
    'the platform must not know the shop',
    'app/platform/db/x.server.ts',
    '#domain/kernel/result.ts',
  ],
  ['the kernel sees no mail', 'app/domain/kernel/x.ts', '#platform/mail/x.ts'],
  ['the server knows no screen', 'server/app.ts', '#storefront/home/home-page.tsx'],
  ['the domain knows no React', 'app/domain/orders/x.ts', 'react'],
  ['the domain knows no HTTP', 'app/domain/orders/x.ts', 'react-router'],
  ['the domain knows no sign-in library', 'app/domain/accounts/x.ts', 'better-auth/crypto'],
  ['a screen knows no tables', 'app/admin/orders/x.tsx', '#domain/orders/tables.server.ts'],
  ['no import climbs to a parent folder', 'app/ui/x.tsx', '../web/x.ts'],
  ['an import names the ending of the file', 'app/ui/x.tsx', './button'],
  ['a file of the same folder is imported by ./', 'app/domain/cart/x.ts', '#domain/cart/cart.ts'],
  ['the shop does not import tests', 'server/app.ts', '#test/shop.ts'],
])('this test can fail: %s', (_why, path, target) => {
  const text = `import { x } from '${target}';\n`;
  expect(breachesOf({ path, text })).toHaveLength(1);
  expect(breachesOf({ path, text: "import { x } from './y.ts';\n" })).toEqual([]);
});

test('imports are found however they are written', () => {
  const text = [
    "import type { A } from '#a/1.ts';",
    "import {\n  type B,\n  c,\n} from '#a/2.ts';",
    "import '#a/3.css';",
    "export { d } from '#a/4.ts';",
    "const e = await import('#a/5.ts');",
  ].join('\n');
  expect(importsOf(text)).toEqual(['#a/1.ts', '#a/2.ts', '#a/3.css', '#a/4.ts', '#a/5.ts']);
});
