import { Botanical, type Plant } from '#ui/botanical.tsx';
import { Card } from '#ui/card.tsx';
import { Both, Text } from '#ui/text.tsx';
import { featureCopy } from './about.copy.ts';

const features: { plant: Plant; of: (typeof featureCopy)['natural'] }[] = [
  { plant: 'gotukola', of: featureCopy.natural },
  { plant: 'neem', of: featureCopy.proven },
  { plant: 'coconut-sesame', of: featureCopy.expert },
  { plant: 'cinnamon', of: featureCopy.tested },
];

/** They lead nowhere, so they do not answer to the pointer. */
export function Features() {
  return (
    <ul
      data-reveal=""
      className="mt-[clamp(48px,6vw,80px)] grid gap-4 sm:grid-cols-2 sm:gap-6 xl:grid-cols-4"
    >
      {features.map(({ plant, of }) => (
        <Card key={plant} as="li" padded={false} className="px-6 py-7">
          <div className="mb-5 grid size-14 place-items-center rounded-pill bg-cream-200 text-leaf-600">
            <Botanical plant={plant} stroke="small" className="w-9" />
          </div>
          <h3 className="text-xl lang-si:text-lg [&>.second]:text-md">
            <Both of={of.title} />
          </h3>
          <p className="mt-3 text-base text-ink-600">
            <Text of={of.words} />
          </p>
        </Card>
      ))}
    </ul>
  );
}
