import type { PolicyBlock, PolicyInline } from '#domain/policies/policy-block.ts';

/** Returns the first paragraph of a policy as plain text, as its description for search engines. */
export function openingOf(blocks: readonly PolicyBlock[]): string {
  const first = blocks.find((block) => block.kind === 'paragraph');
  return first ? plain(first.content) : '';
}

function plain(content: readonly PolicyInline[]): string {
  return content.map(plainInline).join('');
}

function plainInline(inline: PolicyInline): string {
  if (inline.kind === 'text') return inline.text;
  return inline.kind === 'break' ? ' ' : plain(inline.content);
}
