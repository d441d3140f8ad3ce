import { useRef } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { countEvent } from '#storefront/analytics/count-event.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both, Text } from '#ui/text.tsx';
import { heroCopy } from './hero.copy.ts';
import { HeroClaims } from './hero-claims.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { OrderNow } from './order-now.tsx';
import { Particles } from './particles.tsx';

type HeroProps = {
  tagline: Bilingual;
  products: Product[];
  isDeliveryFree: boolean;
  isTrusted: boolean;
};

/** The first screen. On a phone the picture comes first and the words below it, for nothing may lie over the bottle. */
export function Hero({ tagline, products, ...claims }: HeroProps) {
  const section = useRef<HTMLElement>(null);
  return (
    <section id="home" ref={section} aria-labelledby="home-title" className="hero on-dark">
      <HeroPicture />
      <Particles within={section} />
      <div className="wrap hero-words">
        <div className="hero-column">
          <Eyebrow />
          <h1 id="home-title" className="hero-title">
            <Both of={tagline} />
          </h1>
          <p className="hero-lead mt-5 max-w-[44ch] text-step-0 text-leaf-200">
            <Text of={heroCopy.lead} />
          </p>
          <div className="hero-buttons mt-7 flex flex-wrap gap-3">
            <OrderNow productId={products.find(({ stock }) => stock > 0)?.id} />
            <ButtonLink to="#about" variant="outline" size="large" onClick={countLearnMore}>
              <Both of={heroCopy.learnMore} />
            </ButtonLink>
          </div>
          <HeroClaims {...claims} />
        </div>
      </div>
    </section>
  );
}

function countLearnMore() {
  countEvent({ type: 'hero_cta_click', data: { action: 'learn_more' } });
}

function Eyebrow() {
  const language = useLanguage();
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-xs font-medium tracking-eyebrow text-leaf-200 uppercase lang-si:text-md">
      <span>
        <Text of={heroCopy.product} />
      </span>
      {language === 'en' && (
        <>
          <span aria-hidden="true" className="size-1.5 rotate-45 bg-gold-400" />
          <span lang="si" className="text-sm">
            {heroCopy.product.si}
          </span>
        </>
      )}
    </p>
  );
}
