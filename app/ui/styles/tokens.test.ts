import fs from 'node:fs';
import { expect, test } from 'vitest';
import { isCode, isTest, sourceFiles } from '#test/source-files.ts';

const tokens = fs.readFileSync('app/ui/styles/tokens.css', 'utf8');
const colors = new Set([...tokens.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name));
/** The channels of the brand's colors, as `rgb()` writes them in tints. */
const channels = [...tokens.matchAll(/#([\da-f]{2})([\da-f]{2})([\da-f]{2});/g)].map(([, ...all]) =>
  all.map((one) => Number.parseInt(one, 16)).join(' '),
);
const utility = /\b[a-z]+-((?:leaf|gold|clay|cream|ink)-\d+)\b/g;
const mixedByBuild = /^color-mix\(in oklab, var\(--color-[\w-]+\) \d+%, transparent\)/;

const files = sourceFiles().filter((file) => file.path.startsWith('app/') && !isTest(file));
const code = files.filter(isCode);
const styles = files.filter(({ path }) => path.endsWith('.css'));

test('every color in a class is one of the brand, because any other generates no style', () => {
  const unknown = code.flatMap(({ path, text }) =>
    [...text.matchAll(utility)]
      .filter(([, color]) => !colors.has(color))
      .map(([name]) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** Matches hexadecimal colors except for black and white, which print and QR codes need, and those of inline pictures. */
const ownColor = /(?<!%23|[\w&])#(?!(?:fff|000)\b)(?:[\da-f]{3}|[\da-f]{6})\b(?! *\{)/g;
const colorFunction = /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(([^/)]*)[^)]*\)/g;

function ownColorsIn(text: string): string[] {
  const functions = [...text.matchAll(colorFunction)].filter(
    ([color, of = '']) => !(color.startsWith('rgb(') && channels.includes(of.trim())),
  );
  return [...text.matchAll(ownColor), ...functions].map(([color]) => color);
}

test('no class and no style sheet has a color of its own beside the brand', () => {
  const own = [
    ...styles.filter(({ path }) => !path.endsWith('/tokens.css')),
    ...code.filter(({ path }) => /^app\/(ui|storefront|admin)\/.*\.tsx$/.test(path)),
  ].flatMap(({ path, text }) => ownColorsIn(text).map((color) => `${path}: ${color}`));
  expect(own).toEqual([]);
});

test('every tint is computed by the build, because Chrome before 111 shows others as the full color', () => {
  const mixedByBrowser = [
    ...styles.flatMap(({ path, text }) =>
      [...text.matchAll(/(?=(color-mix\(.*))/g)]
        .filter(([, mix = '']) => !mixedByBuild.test(mix))
        .map(([, mix]) => `${path}: ${mix}`),
    ),
    ...code.flatMap(({ path, text }) =>
      [...text.matchAll(/[\w:]+-(?:current|\([^)]*\))\/\d+/g)].map(([name]) => `${path}: ${name}`),
    ),
  ];
  expect(mixedByBrowser).toEqual([]);
});
