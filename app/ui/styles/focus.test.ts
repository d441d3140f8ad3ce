import postcss from 'postcss';
import { expect, test } from 'vitest';
import { isCode, isTest, sourceFiles } from '#test/source-files.ts';

const files = sourceFiles().filter((file) => file.path.startsWith('app/') && !isTest(file));

test('no class shows the focus by :has() alone or hides it, because Firefox before 121 would show none', () => {
  const found = files
    .filter(isCode)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?:has-focus-visible:|outline-none)/g)].map(
        ([name]) => `${path}: ${name}`,
      ),
    );
  expect(found).toEqual([]);
});

/** Excludes the chat: its button hides where it would cover a control, and its panel takes the focus. */
const excludedSelectors = ['.chat-button', '.chat-panel'];

test('a style sheet with a bar at the bottom of the screen also scrolls the focused element above the bar', () => {
  const covering = files
    .filter(({ path, text }) => path.endsWith('.css') && !text.includes('scroll-padding-bottom'))
    .flatMap(({ path, text }) => barsOf(text).map((selector) => `${path}: ${selector}`));
  expect(covering).toEqual([]);
});

/** Returns the selectors of rules that fix something at the bottom of the screen. */
function barsOf(css: string): string[] {
  const bars: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    const value = (name: string) =>
      rule.nodes.flatMap((node) =>
        node.type === 'decl' && node.prop === name ? node.value : [],
      )[0];
    const isFixed = /fixed|sticky/.test(value('position') ?? '');
    const isAtBottom =
      value('bottom') !== undefined || /^auto .* 0$|^auto 0 0$/.test(value('inset') ?? '');
    if (isFixed && isAtBottom && !excludedSelectors.includes(rule.selector))
      bars.push(rule.selector);
  });
  return bars;
}
