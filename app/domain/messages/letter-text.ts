import type { Letter, LetterBlock } from './letter.ts';

/** The letter in plain text, for programs that show no HTML and for people who want none. */
export function letterText({ shopName, heading, blocks, footer }: Letter): string {
  return [shopName, heading, ...blocks.map(blockText), '-- ', footer.join('\n')]
    .join('\n\n')
    .concat('\n');
}

function blockText(block: LetterBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'quote':
      return quoted(block.text);
    case 'facts':
      return rows(block.rows);
    case 'goods': {
      const goods = block.lines.map(({ name, quantity, total }) => `${name} ${quantity}: ${total}`);
      return [block.title, ...goods, rows(block.sums)].join('\n');
    }
    case 'list':
      return [block.title, ...block.lines].join('\n');
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

function quoted(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
}

function rows(facts: readonly { label: string; value: string }[]): string {
  return facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
}
