import type { PolicyBlock } from '#domain/policies/policy-block.ts';

export type BlockPair = { en: PolicyBlock; si: PolicyBlock };

/**
 * Pairs each English block with its Sinhala one, where both documents have the same shape. Undefined otherwise: the
 * owner may write more in one language, and then the pairs are unknown.
 */
export function pairedBlocks(
  en: readonly PolicyBlock[],
  si: readonly PolicyBlock[],
): BlockPair[] | undefined {
  if (en.length !== si.length) return undefined;
  const pairs: BlockPair[] = [];
  for (const [index, english] of en.entries()) {
    const sinhala = si[index];
    if (!sinhala || !isAlike(english, sinhala)) return undefined;
    pairs.push({ en: english, si: sinhala });
  }
  return pairs;
}

function isAlike(one: PolicyBlock, other: PolicyBlock): boolean {
  if (one.kind === 'heading') return other.kind === 'heading' && one.level === other.level;
  if (one.kind === 'paragraph') return other.kind === 'paragraph';
  return other.kind === 'list' && one.ordered === other.ordered && haveAlikeItems(one, other);
}

type PolicyList = Extract<PolicyBlock, { kind: 'list' }>;

function haveAlikeItems(one: PolicyList, other: PolicyList): boolean {
  return (
    one.items.length === other.items.length &&
    one.items.every((item, index) => pairedBlocks(item, other.items[index] ?? []) !== undefined)
  );
}
