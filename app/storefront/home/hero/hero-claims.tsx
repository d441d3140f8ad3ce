import Leaf from 'lucide-react/icons/leaf';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Truck from 'lucide-react/icons/truck';
import type { ShownCards } from '#domain/settings/landing-cards.ts';
import { Both } from '#ui/text.tsx';
import { heroCopy } from './hero.copy.ts';

type HeroClaimsProps = { isDeliveryFree: boolean; cards: ShownCards };

/** Names delivery free only while it is; the owner can word and hide the other two. */
export function HeroClaims({ isDeliveryFree, cards }: HeroClaimsProps) {
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
