import type { LandingFigure } from '#domain/settings/landing-claims.ts';
import { Both, Text } from '#ui/text.tsx';

/** The owner's figures, each with its caption, without animation. */
export function Figures({ of }: { of: LandingFigure[] }) {
  return (
    <dl
      data-reveal=""
      className="mt-14 grid border-y border-gold-600 bg-cream-200 md:mt-18 sm:auto-cols-fr sm:grid-flow-col"
    >
      {of.map(({ figure, caption }) => (
        <div
          key={`${figure.en} ${caption.en}`}
          className="flex flex-col-reverse border-gold-600/35 px-4 py-7 text-center not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l md:py-9"
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
