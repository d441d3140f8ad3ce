import { expect, test } from 'vitest';
import { defaultPolicies } from '#domain/policies/default-policies.copy.ts';
import { parsePolicy } from '#domain/policies/policy-blocks.ts';
import { haveSameBlocks } from './policy-text.tsx';

const isPaired = (en: string, si: string) => haveSameBlocks(parsePolicy(en), parsePolicy(si));

test('documents of the same shape are shown passage by passage', () => {
  expect(isPaired('## Claims\n\nSoon.\n\n- a\n- b', '## ඉල්ලීම්\n\nඉක්මනින්.\n\n- අ\n- ආ')).toBe(true);
});

test.each([
  ['a paragraph more', 'One.\n\nTwo.', 'එක.'],
  ['another kind of passage', '- One.', 'එක.'],
  ['another level', '## A\n\n### B', '## අ\n\n## ආ'],
  ['a list with another number of points', '- a\n- b', '- අ'],
  ['a list within a point', '- a\n  - b', '- අ'],
])('with %s they are shown one after the other', (_what, en, si) => {
  expect(isPaired(en, si)).toBe(false);
});

test('the policies of a new shop have the same shape in both languages', () => {
  for (const { content } of Object.values(defaultPolicies)) {
    expect(isPaired(content.en, content.si)).toBe(true);
  }
});
