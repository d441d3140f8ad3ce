import Banknote from 'lucide-react/icons/banknote';
import Clock from 'lucide-react/icons/clock';
import Truck from 'lucide-react/icons/truck';
import type { ReactNode } from 'react';
import { Dollars } from '#storefront/frame/dollars.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { contactCopy } from './contact.copy.ts';
import type { QuickOrder } from './read-quick-order.server.ts';

type QuickOrderBoxProps = QuickOrder & {
  /** One level under the title of the section. */
  level: 'h2' | 'h3';
};

export function QuickOrderBox({ level: Title, ...facts }: QuickOrderBoxProps) {
  const { priceLkr, deliveryPromise, paymentLabels } = facts;
  const translate = useTranslate();
  return (
    <div className="on-dark rounded-lg bg-leaf-900 p-[clamp(24px,5vw,32px)] [--second:var(--color-leaf-200)]">
      <Title className="text-step-1 [&>.second]:text-md">
        <Both of={contactCopy.quickOrder} />
      </Title>
      {priceLkr !== undefined && <BottlePrice priceLkr={priceLkr} />}
      <ul className="mt-4.5 grid gap-2.5 text-base leading-normal text-leaf-200">
        {deliveryPromise && (
          <Fact icon={<Truck />}>
            <Text of={deliveryPromise} />
          </Fact>
        )}
        <Fact icon={<Clock />}>
          <Text of={contactCopy.deliveryTime} />
        </Fact>
        {paymentLabels.length > 0 && (
          <Fact icon={<Banknote />}>{paymentLabels.map(translate).join(', ')}</Fact>
        )}
      </ul>
    </div>
  );
}

/** Formats "3,800 per bottle" in English; in Sinhala the bottle comes first. */
function BottlePrice({ priceLkr }: { priceLkr: number }) {
  const perBottle = (
    <span className="text-base text-cream-300">
      <Text of={contactCopy.perBottle} />
    </span>
  );
  const price = <Price amountLkr={priceLkr} className="text-step-3 font-medium" />;
  const isSinhala = useLanguage() === 'si';
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-2.5 leading-tight text-gold-400">
      {isSinhala && perBottle}
      {isSinhala && ' '}
      {price}
      {!isSinhala && ' '}
      {!isSinhala && perBottle}
      <Dollars amountLkr={priceLkr} className="text-cream-300!" />
    </p>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      {icon}
      <span>{children}</span>
    </li>
  );
}
