import Leaf from 'lucide-react/icons/leaf';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import type { FormEvent } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ShownCards } from '#domain/settings/landing/landing-cards.ts';
import { countEvent } from '#storefront/analytics/count-event.ts';
import { useCartActions } from '#storefront/cart/state/cart-provider.tsx';
import { heroCopy } from '#storefront/home/home.copy.ts';
import { HomePicture, type HomePictureData } from '#storefront/home/home-picture.tsx';
import { Dollars } from '#storefront/layout/dollars.tsx';
import { IntentForm } from '#storefront/product-card/intent-form.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { Particles } from './particles.tsx';

type HeroProps = {
  picture: HomePictureData;
  tagline: Bilingual;
  products: Product[];
  isDeliveryFree: boolean;
  cards: ShownCards;
  /** Whether the page has the section that 'Learn More' links to. */
  hasAbout: boolean;
};

/** Shows the first screen. On phones the text is below the picture, because nothing may cover the product in it. */
export function Hero(props: HeroProps) {
  const { picture, tagline, products, isDeliveryFree, cards, hasAbout } = props;
  const lead = cards.heroLead?.words;
  const available = products.find(({ stock }) => stock > 0);
  const named = available ?? products[0];
  return (
    <section id="home" aria-labelledby="home-title" className="hero on-dark">
      <HomePicture of={picture} fetchPriority="high" className="hero-picture" />
      <Particles />
      <div className="wrap hero-words">
        <div className="hero-column">
          {named && <Eyebrow name={named.name} />}
          <h1 id="home-title" className="hero-title">
            <Both of={tagline} />
          </h1>
          {lead && (
            <p className="hero-lead max-w-[44ch] text-step-0 text-leaf-200">
              <Text of={lead} />
            </p>
          )}
          <div className="hero-buttons">
            <OrderNow productId={available?.id} />
            {available && <HeroPrice priceLkr={available.priceLkr} />}
            {hasAbout && (
              <ButtonLink to="#about" variant="outline" size="large" onClick={countLearnMore}>
                <Both of={heroCopy.learnMore} />
              </ButtonLink>
            )}
          </div>
          <HeroClaims isDeliveryFree={isDeliveryFree} cards={cards} />
        </div>
      </div>
    </section>
  );
}

function countLearnMore() {
  countEvent({ type: 'hero_cta_click', data: { action: 'learn_more' } });
}

/** Names the product that 'Order Now' adds, in both languages on an English page. */
function Eyebrow({ name }: { name: Bilingual }) {
  const language = useLanguage();
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 text-xs font-medium tracking-eyebrow text-leaf-200 uppercase lang-si:text-md">
      <span>
        <Text of={name} />
      </span>
      {language === 'en' && name.si !== '' && (
        <>
          <span
            aria-hidden="true"
            className="size-1.5 [transform:rotate(45deg)] bg-gold-400 max-sm:hidden"
          />
          <span lang="si" className="text-sm max-sm:basis-full">
            {name.si}
          </span>
        </>
      )}
    </p>
  );
}

type HeroClaimsProps = { isDeliveryFree: boolean; cards: ShownCards };

/** Claims free delivery only while it is free; the owner can word and hide the other two claims. */
function HeroClaims({ isDeliveryFree, cards }: HeroClaimsProps) {
  const claims = [
    { of: cards.heroNatural?.title, Icon: Leaf },
    { of: isDeliveryFree ? heroCopy.freeDelivery : undefined, Icon: Truck },
    { of: cards.heroTrusted?.title, Icon: ShieldCheck },
  ];
  return (
    <ul className="hero-claims empty:hidden">
      {claims.map(
        ({ of, Icon }) =>
          of && (
            <li key={of.en}>
              <Icon aria-hidden="true" className="size-6.5 stroke-[1.3] text-gold-400" />
              <p>
                <Both of={of} />
              </p>
            </li>
          ),
      )}
    </ul>
  );
}

/** Shows the price of the product that 'Order Now' adds. */
function HeroPrice({ priceLkr }: { priceLkr: number }) {
  return (
    <p className="hero-price">
      <Price amountLkr={priceLkr} /> <Dollars amountLkr={priceLkr} className="text-leaf-200!" />
    </p>
  );
}

/** Adds the product to the cart and opens the cart. Without a product in stock it links to the products instead. */
function OrderNow({ productId }: { productId: string | undefined }) {
  const { add, open } = useCartActions();
  if (productId === undefined) {
    return (
      <ButtonLink to="#products" variant="gold" size="large" onClick={countOrderNow}>
        <Both of={heroCopy.orderNow} />
      </ButtonLink>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    countOrderNow();
    add(productId, 1);
    open();
  };
  return (
    <IntentForm action="/cart/lines" intent="add" productId={productId} onSubmit={submit}>
      <input type="hidden" name="quantity" value="1" />
      <Button type="submit" variant="gold" size="large">
        <Both of={heroCopy.orderNow} />
      </Button>
    </IntentForm>
  );
}

function countOrderNow() {
  countEvent({ type: 'hero_cta_click', data: { action: 'order_now' } });
}
