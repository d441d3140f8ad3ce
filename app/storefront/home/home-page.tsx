import { useRef } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { aboutTexts, benefitCards } from '#domain/settings/landing-cards.ts';
import type { LandingClaims } from '#domain/settings/landing-claims.ts';
import { countEvent } from '#storefront/analytics/count-event.ts';
import { ChatWidget } from '#storefront/chat/chat-widget.tsx';
import { About } from './about/about.tsx';
import { Benefits } from './benefits/benefits.tsx';
import { ContactSection } from './contact/contact-section.tsx';
import type { QuickOrder } from './contact/read-quick-order.server.ts';
import { Hero } from './hero/hero.tsx';
import { ProductsSection } from './products/products-section.tsx';
import { useReveals } from './reveal/use-reveals.ts';
import { Testimonials } from './testimonials/testimonials.tsx';

type HomePageProps = {
  tagline: Bilingual;
  products: Product[];
  idsByName: string[];
  deliveryPromise: Bilingual | undefined;
  claims: LandingClaims;
  quickOrder: QuickOrder;
};

export function HomePage({
  tagline,
  products,
  idsByName,
  deliveryPromise,
  claims,
  quickOrder,
}: HomePageProps) {
  const page = useRef<HTMLDivElement>(null);
  const { cards } = claims;
  const hasAbout = aboutTexts.some((name) => cards[name]);
  const hasBenefits = benefitCards.some((name) => cards[name]) || claims.figures.length > 0;
  const isDeliveryFree = deliveryPromise !== undefined;
  useReveals(page);
  return (
    <div ref={page}>
      <Hero
        tagline={tagline}
        products={products}
        isDeliveryFree={isDeliveryFree}
        cards={cards}
        hasAbout={hasAbout}
      />
      {hasAbout && <About cards={cards} />}
      <ProductsSection
        products={products}
        idsByName={idsByName}
        deliveryPromise={deliveryPromise}
        onSearch={countSearch}
      />
      {hasBenefits && <Benefits cards={cards} figures={claims.figures} />}
      {claims.stories.length > 0 && <Testimonials stories={claims.stories} />}
      <ContactSection quickOrder={quickOrder} />
      <ChatWidget {...quickOrder} isDeliveryFree={isDeliveryFree} />
    </div>
  );
}

function countSearch(query: string) {
  countEvent({ type: 'product_search', data: { query } });
}
