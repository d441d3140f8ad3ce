import type { TextBlock } from '#domain/kernel/text-block.ts';

export type BlockPair = { en: TextBlock; si: TextBlock };

/**
 * Pairs each English block with its Sinhala one if both documents have the same shape. Returns undefined otherwise: the
 * owner may have written more in one language.
 */
export function pairBlocks(
  en: readonly TextBlock[],
  si: readonly TextBlock[],
): BlockPair[] | undefined {
  if (en.length !== si.length) return undefined;
  const pairs: BlockPair[] = [];
  for (const [index, english] of en.entries()) {
    const sinhala = si[index];
    if (!sinhala || !haveSameShape(english, sinhala)) return undefined;
    pairs.push({ en: english, si: sinhala });
  }
  return pairs;
}

function haveSameShape(first: TextBlock, second: TextBlock): boolean {
  if (first.kind === 'heading') return second.kind === 'heading' && first.level === second.level;
  if (first.kind === 'paragraph') return second.kind === 'paragraph';
  return second.kind === 'list' && first.ordered === second.ordered && haveSameItems(first, second);
}

type PolicyList = Extract<TextBlock, { kind: 'list' }>;

function haveSameItems(first: PolicyList, second: PolicyList): boolean {
  return (
    first.items.length === second.items.length &&
    first.items.every((item, index) => pairBlocks(item, second.items[index] ?? []) !== undefined)
  );
}
