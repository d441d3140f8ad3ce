import { expect, test } from 'vitest';
import { deferredCodeIn, deferScripts } from './deferred-scripts.server.ts';

const code = 'import "/assets/entry.js"; const text = "})(\\"x\\", [";';

function page(before: string): string {
  return deferScripts(
    `<html><head><meta charset="utf-8"/>${before}<link rel="modulepreload" href="/assets/entry.js"/></head>` +
      `<body><script nonce="n" type="module">${code}</script></body></html>`,
    'release-1',
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
])('the code that a page defers is found, whatever comes before it: %s', (_what, before) => {
  expect(deferredCodeIn(page(before))).toEqual([code]);
});

test('a page without scripts defers no code', () => {
  expect(deferredCodeIn('<html><body>})("alert(1)", [</body></html>')).toEqual([]);
});
