import { aboutCards, type LandingCard, type ShownCards } from '#domain/settings/landing-cards.ts';
import { Botanical, type Plant } from '#ui/botanical.tsx';
import { Card } from '#ui/card.tsx';
import { Both, Text } from '#ui/text.tsx';

const plants: Record<(typeof aboutCards)[number], Plant> = {
  about1: 'gotukola',
  about2: 'neem',
  about3: 'coconut-sesame',
  about4: 'cinnamon',
};

/** They link nowhere, so they do not react to the pointer. */
export function Features({ cards }: { cards: ShownCards }) {
  const shown = aboutCards.filter((name) => cards[name]);
  if (shown.length === 0) return null;
  return (
    <ul
      data-reveal=""
      className="mt-[clamp(48px,6vw,80px)] grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4"
    >
      {shown.map((name) => (
        <Feature key={name} plant={plants[name]} of={cards[name]} />
      ))}
    </ul>
  );
}

function Feature({ plant, of }: { plant: Plant; of: LandingCard | undefined }) {
  if (!of) return null;
  return (
    <Card as="li" padded={false} className="px-6 py-7">
      <div className="mb-5 grid size-14 place-items-center rounded-pill bg-cream-200 text-leaf-600">
        <Botanical plant={plant} stroke="small" className="w-9" />
      </div>
      <h3 className="text-xl lang-si:text-lg [&>.second]:text-md">
        <Both of={of.title} />
      </h3>
      {of.words.en !== '' && (
        <p className="mt-3 text-base text-ink-600">
          <Text of={of.words} />
        </p>
      )}
    </Card>
  );
}
