import fs from 'node:fs';
import { expect, test } from 'vitest';
import { isCode, isTest, sourceFiles } from '#test/source-files.ts';

const tokens = fs.readFileSync('app/ui/styles/tokens.css', 'utf8');
const colors = new Set([...tokens.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name));
const utility = /\b(?:bg|text|border|outline|stroke|fill)-((?:leaf|gold|clay|cream|ink)-\d+)\b/g;

test('every colour of a class is one of the brand: any other makes no style at all', () => {
  const unknown = sourceFiles()
    .filter((file) => isCode(file) && !isTest(file) && file.path.startsWith('app/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(utility)]
        .filter(([, color]) => !colors.has(color))
        .map(([name]) => `${path}: ${name}`),
    );
  expect(unknown).toEqual([]);
});
