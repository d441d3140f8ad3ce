import type { ComponentType, ReactNode } from 'react';
import {
  benefitCardNames,
  type LandingCard,
  type ShownCards,
} from '#domain/settings/landing/landing-cards.ts';
import type { LandingFigure } from '#domain/settings/landing/landing-claims.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { Card } from '#ui/card.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Both, Text } from '#ui/text/text.tsx';

const icons: Record<(typeof benefitCardNames)[number], ComponentType> = {
  benefit1: JointIcon,
  benefit2: DropIcon,
  benefit3: BendIcon,
};

type BenefitsProps = { cards: ShownCards; figures: LandingFigure[] };

export function Benefits({ cards, figures }: BenefitsProps) {
  const shownCards = benefitCardNames.filter((name) => cards[name]);
  return (
    <section
      id="benefits"
      aria-labelledby="benefits-title"
      className="below-first-screen pattern-leaf py-section"
    >
      <div className="wrap">
        <Heading id="benefits-title" of={layoutCopy.benefits} center />
        {shownCards.length > 0 && (
          <ul
            data-reveal=""
            className="mt-8 grid gap-3 min-[700px]:auto-cols-fr min-[700px]:grid-flow-col min-[700px]:mt-12 min-[700px]:gap-5 md:mt-16 md:gap-6"
          >
            {shownCards.map((name) => (
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
      className="grid grid-cols-[auto_1fr] items-start gap-x-4 px-4 py-5 min-[700px]:block min-[700px]:pt-10 min-[700px]:pb-9 min-[700px]:text-center md:px-6 lg:px-8"
    >
      <Icon />
      <div>
        <h3 className="text-step-1 [&>.second]:text-base">
          <Both of={of.title} />
        </h3>
        {of.words.en !== '' && (
          <p className="mt-2 text-ink-600 lang-si:text-md min-[700px]:mt-3.5">
            <Text of={of.words} />
          </p>
        )}
      </div>
    </Card>
  );
}

/** Shows the owner's statistics, each with its caption, without animation. */
function Figures({ of }: { of: LandingFigure[] }) {
  return (
    <dl
      data-reveal=""
      className="mt-8 grid border-y border-gold-600 bg-cream-200 min-[700px]:mt-14 md:mt-18 sm:auto-cols-fr sm:grid-flow-col"
    >
      {of.map(({ figure, caption }) => (
        <div
          key={`${figure.en} ${caption.en}`}
          className="flex flex-col-reverse border-gold-600/35 px-4 py-5 text-center not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l sm:py-7 md:py-9"
        >
          <dt className="mt-1.5 leading-normal">
            <Both of={caption} />
          </dt>
          <dd className="font-display text-step-4 leading-[1.1] text-leaf-900 lang-si:text-[calc(var(--text-step-4)*0.82)] lang-si:leading-[1.35] lang-si:font-semibold">
            <Text of={figure} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Draws thin lines with one golden dot, in the same 96 × 96 units as the plant drawings. */
function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      className="size-14 fill-none min-[700px]:mx-auto min-[700px]:mb-6 min-[700px]:size-23 stroke-current stroke-[1.3] text-leaf-600 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {children}
    </svg>
  );
}

const goldenDot = 'fill-gold-600 stroke-none';

function JointIcon() {
  return (
    <Icon>
      <path d="M37 6v22c0 4-9 5-9 13 0 6 5 8 9 7 4-1 6-3 11-3s7 2 11 3c4 1 9-1 9-7 0-8-9-9-9-13V6" />
      <path d="M38 90V72c0-4-8-4-8-10 0-4 4-6 8-5 4 1 6 2 10 2s6-1 10-2c4-1 8 1 8 5 0 6-8 6-8 10v18" />
      <path d="M44 12v14M52 84V74" opacity=".6" />
      <circle cx="48" cy="52" r="3" className={goldenDot} />
      <path
        d="M17 40c-3 7-3 17 0 24M79 40c3 7 3 17 0 24M9 36c-4 10-4 22 0 32M87 36c4 10 4 22 0 32"
        opacity=".55"
      />
    </Icon>
  );
}

function DropIcon() {
  return (
    <Icon>
      <path d="M48 8C38 24 28 34 28 48a20 20 0 0 0 40 0C68 34 58 24 48 8z" />
      <path d="M40 58c-3-12 4-20 17-21 1 12-5 21-17 21zm0 0c3-6 7-11 12-15M40 58l-4 6" />
      <path d="M34 80c8 4 20 4 28 0M22 78c5 7 15 11 26 11s21-4 26-11" opacity=".55" />
      <circle cx="48" cy="76" r="2.6" className={goldenDot} />
    </Icon>
  );
}

function BendIcon() {
  const leaf = 'M27 66c-9-14-9-34 0-54 9 20 9 40 0 54z';
  return (
    <Icon>
      <path d={`${leaf}m0 0V24`} />
      <path d={leaf} transform="rotate(34 27 71)" opacity=".35" />
      <path d={`${leaf}m0 0V24`} transform="rotate(68 27 71)" />
      <circle cx="27" cy="71" r="3.4" className={goldenDot} />
      <path d="M36.5 8.5C55 11 73 22 83.5 40" />
      <path d="m84.5 32-.8 8.5-8.2-2.6" />
      <path d="M14 84h30" opacity=".5" />
    </Icon>
  );
}
