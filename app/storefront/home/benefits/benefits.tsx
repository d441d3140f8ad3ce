import type { LandingFigure } from '#domain/settings/landing-claims.ts';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/heading.tsx';
import { Both, Text } from '#ui/text.tsx';
import { BendIcon, DropIcon, JointIcon } from './benefit-icons.tsx';
import { benefitCopy, benefitsCopy } from './benefits.copy.ts';
import { Figures } from './figures.tsx';

const benefits = [
  { of: benefitCopy.relief, Icon: JointIcon },
  { of: benefitCopy.inflammation, Icon: DropIcon },
  { of: benefitCopy.mobility, Icon: BendIcon },
];

export function Benefits({ figures }: { figures: LandingFigure[] }) {
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="pattern-leaf py-section">
      <div className="wrap">
        <Heading id="benefits-title" of={benefitsCopy.title} center />
        <ul
          data-reveal=""
          className="mt-12 grid gap-6 min-[700px]:grid-cols-3 min-[700px]:gap-5 md:mt-16 md:gap-6"
        >
          {benefits.map(({ of, Icon }) => (
            <Card
              key={of.title.en}
              as="li"
              padded={false}
              className="px-6 pt-10 pb-9 text-center min-[700px]:px-4 md:px-6 lg:px-8"
            >
              <Icon />
              <h3 className="text-step-1 [&>.second]:text-base">
                <Both of={of.title} />
              </h3>
              <p className="mt-3.5 text-ink-600 lang-si:text-md">
                <Text of={of.words} />
              </p>
            </Card>
          ))}
        </ul>
        {figures.length > 0 && <Figures of={figures} />}
      </div>
    </section>
  );
}
