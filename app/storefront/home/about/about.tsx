import type { Bilingual } from '#domain/kernel/bilingual.ts';
import {
  aboutFeatureNames,
  aboutPassageNames,
  type LandingCard,
  type ShownCards,
} from '#domain/settings/landing/landing-cards.ts';
import { aboutCopy } from '#storefront/home/home.copy.ts';
import { HomePicture, type HomePictureData } from '#storefront/home/home-picture.tsx';
import { Card } from '#ui/card.tsx';
import { Botanical, type Plant } from '#ui/picture/botanical.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';

type AboutProps = { picture: HomePictureData; cards: ShownCards };

/** Shows the picture in an arch like that on the product label, with a thin line around it. */
export function About({ picture, cards }: AboutProps) {
  const passages = aboutPassageNames.flatMap((name) => cards[name]?.words ?? []);
  return (
    <section
      id="about"
      aria-labelledby="about-title"
      className="below-first-screen relative overflow-clip py-section"
    >
      <Botanical
        plant="gotukola"
        stroke="large"
        className="pointer-events-none absolute top-15 -right-32 w-90 text-leaf-600/22"
      />
      <div className="wrap relative">
        <div data-reveal="" className="about-columns">
          <div className="about-arch">
            <HomePicture of={picture} loading="lazy" />
          </div>
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

/** Renders two paragraphs on an English page: the second language has equal rank, and is not a caption. */
function Passage({ of, isLead = false }: { of: Bilingual; isLead?: boolean }) {
  const leadClass = isLead
    ? 'text-step-1 leading-normal text-leaf-900 lang-si:text-step-0 lang-si:leading-[1.85]'
    : '';
  return (
    <>
      <p className={leadClass}>
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

const plants: Record<(typeof aboutFeatureNames)[number], Plant> = {
  about1: 'gotukola',
  about2: 'neem',
  about3: 'coconut-sesame',
  about4: 'cinnamon',
};

/** Lists the features. They are not links, so they do not react to the pointer. */
function Features({ cards }: { cards: ShownCards }) {
  const shownCards = aboutFeatureNames.filter((name) => cards[name]);
  if (shownCards.length === 0) return null;
  return (
    <ul
      data-reveal=""
      className="mt-[clamp(36px,6vw,80px)] grid gap-3 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4"
    >
      {shownCards.map((name) => (
        <Feature key={name} plant={plants[name]} of={cards[name]} />
      ))}
    </ul>
  );
}

function Feature({ plant, of }: { plant: Plant; of: LandingCard | undefined }) {
  if (!of) return null;
  return (
    <Card as="li" padded={false} className="about-card">
      <div className="grid size-14 place-items-center rounded-pill bg-cream-200 text-leaf-600">
        <Botanical plant={plant} stroke="small" className="w-9" />
      </div>
      <div>
        <h3 className="text-xl lang-si:text-lg [&>.second]:text-md">
          <Both of={of.title} />
        </h3>
        {of.words.en !== '' && (
          <p className="mt-2 text-base text-ink-600 sm:mt-3">
            <Text of={of.words} />
          </p>
        )}
      </div>
    </Card>
  );
}
