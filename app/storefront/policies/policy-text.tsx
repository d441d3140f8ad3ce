import type { TextBlock } from '#domain/kernel/text-block.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { TextBlocks } from '#ui/text/text-blocks.tsx';

type Content = { en: TextBlock[]; si: TextBlock[] };

/** Shows each English passage with its Sinhala below it, if both texts have the same shape, or else one text after the other. */
export function PolicyText({ content: { en, si } }: { content: Content }) {
  const language = useLanguage();
  const pairs = language === 'en' ? pairBlocks(en, si) : undefined;
  return (
    <article className="text-blocks mt-10">
      {pairs ? <TextBlocks blocks={en} others={si} /> : <Consecutive en={en} si={si} />}
    </article>
  );
}

/** Shows the whole English text, then the whole Sinhala one. A Sinhala page shows only Sinhala, or English without it. */
function Consecutive({ en, si }: Content) {
  const language = useLanguage();
  if (language === 'si' && si.length > 0) return <TextBlocks blocks={si} />;
  return (
    <>
      <div lang="en">
        <TextBlocks blocks={en} />
      </div>
      {language === 'en' && si.length > 0 && (
        <div lang="si" className="mt-12 border-t border-line">
          <TextBlocks blocks={si} />
        </div>
      )}
    </>
  );
}

type BlockPair = { en: TextBlock; si: TextBlock };

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
