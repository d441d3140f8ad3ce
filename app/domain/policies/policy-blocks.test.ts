import { expect, test } from 'vitest';
import type { TextBlock } from '#domain/kernel/text-block.ts';
import { defaultPolicies } from './default-policies.copy.ts';
import { policyKinds } from './policy.ts';
import { parsePolicy } from './policy-blocks.ts';

const paragraph = (text: string): TextBlock => ({
  kind: 'paragraph',
  content: [{ kind: 'text', text }],
});

function blocksAsJson(markdown: string): string {
  return JSON.stringify(parsePolicy(markdown));
}

test('headings, paragraphs, lists, emphasis, links and line breaks are kept', () => {
  const blocks = parsePolicy(
    '## Claims\n\nWithin **7** *days*,  \nsee [Contact](/#contact).\n\n3. one\n4. two\n   - inner\n',
  );

  expect(blocks).toEqual([
    { kind: 'heading', level: 2, content: [{ kind: 'text', text: 'Claims' }] },
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'Within ' },
        { kind: 'strong', content: [{ kind: 'text', text: '7' }] },
        { kind: 'text', text: ' ' },
        { kind: 'em', content: [{ kind: 'text', text: 'days' }] },
        { kind: 'text', text: ',' },
        { kind: 'break' },
        { kind: 'text', text: 'see ' },
        { kind: 'link', href: '/#contact', content: [{ kind: 'text', text: 'Contact' }] },
        { kind: 'text', text: '.' },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      start: 3,
      items: [
        [paragraph('one')],
        [
          paragraph('two'),
          { kind: 'list', ordered: false, start: 1, items: [[paragraph('inner')]] },
        ],
      ],
    },
  ]);
});

test('raw HTML is shown as it was typed, and is never markup', () => {
  expect(parsePolicy('<script>alert(1)</script>')).toEqual([
    paragraph('<script>alert(1)</script>'),
  ]);
  expect(parsePolicy('<div><b onclick="x()">**x**</b></div>')).toEqual([
    paragraph('<div><b onclick="x()">**x**</b></div>'),
  ]);
  for (const block of parsePolicy('Before <img src=x onerror=alert(1)> <svg/onload=a()> after')) {
    expect(block.kind).toBe('paragraph');
    if (block.kind !== 'paragraph') continue;
    expect(block.content.every(({ kind }) => kind === 'text')).toBe(true);
  }
});

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](<\u0001javascript:alert(1)>)',
  '[x](vbscript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](file:///etc/passwd)',
  '<javascript:alert(1)>',
  '[x][r]\n\n[r]: javascript:alert(1)',
])('a link with a dangerous scheme is shown as text: %s', (markdown) => {
  expect(blocksAsJson(markdown)).not.toContain('"link"');
});

test.each([
  ['[x](https://example.lk/a?b=c)', 'https://example.lk/a?b=c'],
  ['[x](mailto:hello@sandhi.example)', 'mailto:hello@sandhi.example'],
  ['[x](tel:+94771234567)', 'tel:+94771234567'],
  ['[x](/si/refund-policy)', '/si/refund-policy'],
  ['[x](#contact)', '#contact'],
  ['[x](refund-policy)', 'refund-policy'],
  ['[x](//example.lk/a)', 'https://example.lk/a'],
  ['[x](</\\example.lk/a>)', 'https://example.lk/a'],
  ['<https://example.lk/>', 'https://example.lk/'],
])('a harmless link stays a link: %s', (markdown, href) => {
  expect(parsePolicy(markdown)).toMatchObject([{ content: [{ kind: 'link', href }] }]);
});

test('a javascript: URL that is written with character codes does not become a link’s URL', () => {
  const [block] = parsePolicy('[x](&#106;avascript:alert(1))');

  expect(JSON.stringify(block)).not.toContain('"javascript:');
});

test('pictures, code, quotes and tables are shown as they were typed', () => {
  expect(parsePolicy('![a cat](https://example.lk/cat.png)')).toEqual([
    paragraph('![a cat](https://example.lk/cat.png)'),
  ]);
  expect(parsePolicy('> said')).toEqual([paragraph('> said')]);
  expect(parsePolicy('```\n<b>\n```')).toEqual([paragraph('```\n<b>\n```')]);
  expect(parsePolicy('|a|b|\n|-|-|\n|1|2|')).toEqual([paragraph('|a|b|\n|-|-|\n|1|2|')]);
});

test('headings are below the level of the page title and skip no level', () => {
  const levels = parsePolicy('# A\n\n#### B\n\n###### C\n\n## D').map((block) =>
    block.kind === 'heading' ? block.level : 0,
  );

  expect(levels).toEqual([2, 3, 4, 2]);
});

test('an empty document has no blocks', () => {
  expect(parsePolicy('')).toEqual([]);
});

test('the default documents use only Markdown that a page renders', () => {
  for (const kind of policyKinds) {
    for (const markdown of Object.values(defaultPolicies[kind].content)) {
      const json = blocksAsJson(markdown);
      expect(json).not.toContain('**');
      expect(json).not.toContain('](');
      expect(json).toContain('"heading"');
    }
  }
});
