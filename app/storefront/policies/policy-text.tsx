import type { TextBlock } from '#domain/kernel/text-block.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { TextBlocks } from '#ui/text/text-blocks.tsx';
import { pairBlocks } from './policy-pairs.ts';

type Content = { en: TextBlock[]; si: TextBlock[] };

/**
 * English with the Sinhala of each passage under it; on a Sinhala page only that, or English where there is no Sinhala.
 */
export function PolicyText({ content: { en, si } }: { content: Content }) {
  const language = useLanguage();
  const pairs = language === 'en' ? pairBlocks(en, si) : undefined;
  return (
    <article className="text-blocks mt-10">
      {pairs ? <TextBlocks blocks={en} others={si} /> : <OneAfterTheOther en={en} si={si} />}
    </article>
  );
}

function OneAfterTheOther({ en, si }: Content) {
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
