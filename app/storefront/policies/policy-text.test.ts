import { expect, test } from 'vitest';
import { defaultPolicies } from '#domain/policies/default-policies.copy.ts';
import { parsePolicy } from '#domain/policies/policy-blocks.ts';
import { haveSameBlocks } from './policy-text.tsx';

const isPaired = (en: string, si: string) => haveSameBlocks(parsePolicy(en), parsePolicy(si));

test('documents of the same shape are shown passage by passage', () => {
  expect(isPaired('## Claims\n\nSoon.\n\n- a\n- b', '## ඉල්ලීම්\n\nඉක්මනින්.\n\n- අ\n- ආ')).toBe(true);
});

test.each([
  ['an additional paragraph', 'One.\n\nTwo.', 'එක.'],
  ['a list instead of a paragraph', '- One.', 'එක.'],
  ['a heading of another level', '## A\n\n### B', '## අ\n\n## ආ'],
  ['an additional list item', '- a\n- b', '- අ'],
  ['a list within a list item', '- a\n  - b', '- අ'],
])('with %s in one language the texts are shown one after the other', (_what, en, si) => {
  expect(isPaired(en, si)).toBe(false);
});

test('the policies of a new shop have the same shape in both languages', () => {
  for (const { content } of Object.values(defaultPolicies)) {
    expect(isPaired(content.en, content.si)).toBe(true);
  }
});
