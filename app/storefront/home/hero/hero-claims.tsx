import { Leaf, ShieldCheck, Truck } from 'lucide-react';
import { Both } from '#ui/text.tsx';
import { heroCopy } from './hero.copy.ts';

const natural = { of: heroCopy.natural, Icon: Leaf };
const freeDelivery = { of: heroCopy.freeDelivery, Icon: Truck };
const trusted = { of: heroCopy.trusted, Icon: ShieldCheck };

type HeroClaimsProps = {
  isDeliveryFree: boolean;
  /** Whether the owner shows any figures: a shop that counts nothing yet has no thousands. */
  isTrusted: boolean;
};

/** Delivery is called free only while it is. */
export function HeroClaims({ isDeliveryFree, isTrusted }: HeroClaimsProps) {
  const claims = [
    natural,
    ...(isDeliveryFree ? [freeDelivery] : []),
    ...(isTrusted ? [trusted] : []),
  ];
  return (
    <ul className="hero-claims">
      {claims.map(({ of, Icon }) => (
        <li key={of.en}>
          <Icon aria-hidden="true" className="size-6.5 stroke-[1.3] text-gold-400" />
          <p>
            <Both of={of} />
          </p>
        </li>
      ))}
    </ul>
  );
}
