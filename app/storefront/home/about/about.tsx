import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { aboutPassages, type ShownCards } from '#domain/settings/landing-cards.ts';
import { Botanical } from '#ui/botanical.tsx';
import { Heading } from '#ui/heading.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Text } from '#ui/text.tsx';
import { aboutCopy } from './about.copy.ts';
import { AboutPicture } from './about-picture.tsx';
import { Features } from './features.tsx';

type AboutProps = { cards: ShownCards };

export function About({ cards }: AboutProps) {
  const passages = aboutPassages.flatMap((name) => cards[name]?.words ?? []);
  return (
    <section id="about" aria-labelledby="about-title" className="relative overflow-clip py-section">
      <Botanical
        plant="gotukola"
        stroke="large"
        className="pointer-events-none absolute top-15 -right-32 w-90 text-leaf-600/22"
      />
      <div className="wrap relative">
        <div data-reveal="" className="about-columns">
          <AboutPicture />
          <div>
            <Heading id="about-title" of={aboutCopy.title} />
            <div className="mt-7 grid max-w-measure gap-5">
              {passages.map((words, index) => (
                <Passage key={words.en} of={words} isLead={index === 0} />
              ))}
            </div>
          </div>
        </div>
        <Features cards={cards} />
      </div>
    </section>
  );
}

/** Two paragraphs on an English page: the second language has equal rank, and is not a caption. */
function Passage({ of, isLead = false }: { of: Bilingual; isLead?: boolean }) {
  const look = isLead
    ? 'text-step-1 leading-normal text-leaf-900 lang-si:text-step-0 lang-si:leading-[1.85]'
    : '';
  return (
    <>
      <p className={look}>
        <Text of={of} />
      </p>
      {useLanguage() === 'en' && of.si !== '' && (
        <p lang="si" className="text-base text-ink-600">
          {of.si}
        </p>
      )}
    </>
  );
}
