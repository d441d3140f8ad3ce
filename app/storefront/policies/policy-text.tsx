import type { TextBlock } from '#domain/kernel/text-block.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { TextBlocks } from '#ui/text/text-blocks.tsx';

type Content = { en: TextBlock[]; si: TextBlock[] };

/** Shows each English passage with its Sinhala below it if both texts have the same shape, else one text after the other. */
export function PolicyText({ content: { en, si } }: { content: Content }) {
  const isPaired = useLanguage() === 'en' && haveSameBlocks(en, si);
  return (
    <article className="text-blocks mt-10">
      {isPaired ? <TextBlocks blocks={en} others={si} /> : <Consecutive en={en} si={si} />}
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

/** Returns whether two texts have the same shape. They differ where the owner has written more in one language. */
export function haveSameBlocks(en: readonly TextBlock[], si: readonly TextBlock[]): boolean {
  return en.length === si.length && en.every((block, index) => haveSameShape(block, si[index]));
}

function haveSameShape(first: TextBlock, second: TextBlock | undefined): boolean {
  if (first.kind === 'heading') return second?.kind === 'heading' && first.level === second.level;
  if (first.kind === 'paragraph') return second?.kind === 'paragraph';
  return (
    second?.kind === 'list' && first.ordered === second.ordered && haveSameItems(first, second)
  );
}

type PolicyList = Extract<TextBlock, { kind: 'list' }>;

function haveSameItems(first: PolicyList, second: PolicyList): boolean {
  return (
    first.items.length === second.items.length &&
    first.items.every((item, index) => haveSameBlocks(item, second.items[index] ?? []))
  );
}
