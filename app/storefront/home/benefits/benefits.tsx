import type { ComponentType } from 'react';
import { benefitCards, type LandingCard, type ShownCards } from '#domain/settings/landing-cards.ts';
import type { LandingFigure } from '#domain/settings/landing-claims.ts';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { Both, Text } from '#ui/text.tsx';
import { BendIcon, DropIcon, JointIcon } from './benefit-icons.tsx';
import { benefitsCopy } from './benefits.copy.ts';
import { Figures } from './figures.tsx';

const icons: Record<(typeof benefitCards)[number], ComponentType> = {
  benefit1: JointIcon,
  benefit2: DropIcon,
  benefit3: BendIcon,
};

type BenefitsProps = { cards: ShownCards; figures: LandingFigure[] };

export function Benefits({ cards, figures }: BenefitsProps) {
  const shown = benefitCards.filter((name) => cards[name]);
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="pattern-leaf py-section">
      <div className="wrap">
        <Heading id="benefits-title" of={benefitsCopy.title} center />
        {shown.length > 0 && (
          <ul
            data-reveal=""
            className="mt-12 grid gap-6 min-[700px]:auto-cols-fr min-[700px]:grid-flow-col min-[700px]:gap-5 md:mt-16 md:gap-6"
          >
            {shown.map((name) => (
              <Benefit key={name} Icon={icons[name]} of={cards[name]} />
            ))}
          </ul>
        )}
        {figures.length > 0 && <Figures of={figures} />}
      </div>
    </section>
  );
}

function Benefit({ Icon, of }: { Icon: ComponentType; of: LandingCard | undefined }) {
  if (!of) return null;
  return (
    <Card
      as="li"
      padded={false}
      className="px-6 pt-10 pb-9 text-center min-[700px]:px-4 md:px-6 lg:px-8"
    >
      <Icon />
      <h3 className="text-step-1 [&>.second]:text-base">
        <Both of={of.title} />
      </h3>
      {of.words.en !== '' && (
        <p className="mt-3.5 text-ink-600 lang-si:text-md">
          <Text of={of.words} />
        </p>
      )}
    </Card>
  );
}
