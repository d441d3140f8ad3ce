import { expect, test } from 'vitest';
import { lateCodeIn, withLateScripts } from './late-scripts.server.ts';

const code = 'import "/assets/entry.js"; const text = "})(\\"x\\", [";';

function page(before: string): string {
  return withLateScripts(
    `<html><head><meta charset="utf-8"/>${before}<link rel="modulepreload" href="/assets/entry.js"/></head>` +
      `<body><script nonce="n" type="module">${code}</script></body></html>`,
  );
}

test.each([
  ['nothing', ''],
  ['a script that looks alike', '<script>})("alert(1)", ["x"])</script>'],
  [
    'data for search engines',
    '<script type="application/ld+json">{"image":["x})(",", [y"]}</script>',
  ],
  ['a text that names our starter', '<p>((code, files) =&gt; {\n})("alert(1)", [</p>'],
])('the code that a page begins late is its own, whatever comes before it: %s', (_what, before) => {
  expect(lateCodeIn(page(before))).toEqual([code]);
});

test('a page without scripts begins none', () => {
  expect(lateCodeIn('<html><body>})("alert(1)", [</body></html>')).toEqual([]);
});
