import fs from 'node:fs';
import { expect, test } from 'vitest';
import { cssTarget, scriptTarget } from '#scripts/build/baseline.ts';
import { missingInScript } from './missing-in-script.ts';
import { missingInStyles } from './missing-in-styles.ts';

/** The files of this build. The folder keeps files of earlier builds, which were checked then. */
const builtFiles = JSON.parse(fs.readFileSync('build/files.json', 'utf8')) as string[];

/** Allows names of newer features that mean something else in our code, or are feature-detected before use. */
const allowedInScripts: Record<string, string> = {
  '.checkVisibility()': 'Base UI asks whether it is there',
  '.createContext()': "React's",
  '.em()': "marked's",
  '.getSubscription()': 'the page of notifications asks for PushManager first',
  '.image()': "marked's",
  '.lock()': "a function of Base UI's own",
  '.navigate()': "the router's",
  '.requestPermission()': 'the page of notifications asks for Notification first',
  '.skipTransition()': 'follows startViewTransition()',
  '.space()': "marked's",
  '.startViewTransition()': 'React and the router catch or ask before they call it',
  '.subscribe()': "a store's",
  '.tag()': "marked's",
  '.toArray()': "React's, of children",
  '.transfer()': 'words about a bank transfer',
  '.unsubscribe()': 'of a subscription, which there is only where it was asked for',
  '.use()': "React's",
  'Notification.permission': 'the page of notifications asks for Notification first',
  'Notification.requestPermission': 'the page of notifications asks for Notification first',
};

/** Allows features that old browsers ignore, while the page still reads and works. */
const allowedInStyles: Record<string, string> = {
  '-webkit-tap-highlight-color': 'decoration',
  ':-moz-progress-bar': 'decoration',
  ':-webkit-inner-spin-button': 'of other engines',
  ':-webkit-progress-bar': 'decoration of other engines',
  ':-webkit-progress-value': 'decoration of other engines',
  ':-webkit-search-cancel-button': 'of other engines',
  ':selection': 'decoration',
  ':has': 'hides only, so that all is shown without it; decoration elsewhere',
  ':open': 'in a forgiving list beside [open]',
  ':popover-open': 'in a forgiving list beside [open]',
  ':view-transition-group': 'motion between pages',
  ':view-transition-new': 'motion between pages',
  ':view-transition-old': 'motion between pages',
  '@media (forced-colors)': 'no such colours there',
  '@page': 'margins of paper',
  '@property': 'a fallback has the same values',
  'accent-color': 'decoration',
  'align-content: start': 'known in grids, where it is used',
  'contain-intrinsic-block-size': 'only beside content-visibility',
  'content-visibility': 'all of a page is rendered at first without it',
  'content-visibility: auto': 'all of a page is rendered at first without it',
  'cursor: grab': 'no cursor on phones',
  'cursor: grabbing': 'no cursor on phones',
  'cursor: not-allowed': 'no cursor on phones',
  'cursor: pointer': 'no cursor on phones',
  'cursor: progress': 'no cursor on phones',
  'cursor: zoom-in': 'no cursor on phones',
  'cursor: zoom-out': 'no cursor on phones',
  dvh: 'its box is held by its insets too',
  'field-sizing': 'a field that does not grow scrolls',
  'field-sizing: content': 'a field that does not grow scrolls',
  'font-synthesis': 'decoration',
  'font-synthesis: none': 'decoration',
  'forced-color-adjust': 'no such colours there',
  'forced-color-adjust: none': 'no such colours there',
  'grid-template-rows: subgrid': 'aligns two fields whose labels differ in height',
  outline: 'does not follow round corners',
  'overflow-x: clip': 'body has a fallback',
  'overflow: clip': 'only corners',
  'overscroll-behavior': 'comfort',
  'overscroll-behavior-x': 'comfort',
  'overscroll-behavior-x: contain': 'comfort',
  'overscroll-behavior: contain': 'comfort',
  resize: 'comfort',
  'resize: both': 'comfort',
  'resize: vertical': 'comfort',
  'scrollbar-width': 'decoration',
  'scrollbar-width: none': 'decoration',
  'text-size-adjust': 'written with its prefix too',
  'text-wrap': 'decoration',
  'text-wrap: balance': 'decoration',
  'text-wrap: nowrap': 'decoration',
  'text-wrap: pretty': 'decoration',
  'text-wrap: wrap': 'decoration',
  'user-select: all': 'comfort',
  'view-transition-name': 'motion between pages',
  'view-transition-name: none': 'motion between pages',
};

function missingFeatures(ending: string, missingIn: (code: string) => string[]): string[] {
  const files = builtFiles.filter(
    (file) => file.startsWith('client/assets/') && file.endsWith(ending),
  );
  expect(files).not.toEqual([]);
  return files.flatMap((file) =>
    missingIn(fs.readFileSync(`build/${file}`, 'utf8')).map((missing) => `${missing} (${file})`),
  );
}

test('no built script needs what the oldest browsers that run scripts lack', () => {
  const missing = missingFeatures('.js', (code) => missingInScript(code, scriptTarget));
  expect(missing.filter((each) => !(featureIn(each) in allowedInScripts))).toEqual([]);
});

test('no built style sheet needs what the oldest browsers that are styled lack', () => {
  const missing = missingFeatures('.css', (code) => missingInStyles(code, cssTarget));
  expect(missing.filter((each) => !(featureIn(each) in allowedInStyles))).toEqual([]);
});

function featureIn(missing: string): string {
  return missing.slice(0, missing.lastIndexOf(': '));
}

test.each([
  ['URL.canParse(a)', 'URL.canParse: chrome103'],
  ['const q = new URLSearchParams(); q.size === 0', 'URLSearchParams#size: chrome103'],
  ['list.toSorted()', '.toSorted(): chrome103'],
  ['list.current?.role === "tablist"', 'Element#role: firefox115'],
  ['document.querySelector("a").ariaLabel = "b"', 'Element#ariaLabel: firefox115'],
  ['/(?<=a)b/.test(c)', '/(?<=a)b/: safari15.6'],
  ['class A { static { go(); } }', 'static {}: safari15.6'],
  ['AbortSignal.timeout(1)', 'AbortSignal.timeout: chrome103'],
])('the check of scripts sees %s', (code, expected) => {
  expect(missingInScript(code, scriptTarget)).toContain(expected);
});

test.each([
  ['@layer a { b { color: red } }', '@layer: chrome90'],
  ['@media (width >= 600px) { a { color: red } }', '@media (… < …): chrome90'],
  ['a { color: oklch(50% 0 0) }', 'oklch(): chrome90'],
  ['a { translate: 0 1px }', 'translate: chrome90'],
  ['@media (scripting: none) { a { color: red } }', '@media (scripting): chrome90'],
  ['a { height: 100dvh }', 'dvh: chrome90'],
])('the check of styles sees %s', (code, expected) => {
  expect(missingInStyles(code, cssTarget)).toContain(expected);
});
