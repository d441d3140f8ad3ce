import CalendarDays from 'lucide-react/icons/calendar-days';
import { href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { DeliveryNote } from '#storefront/product-card/product-notes.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { pathIn } from '#web/addresses/language-path.ts';
import { productCopy } from './product.copy.ts';

type WhenItComesProps = { promise: Bilingual | undefined; arrival: Bilingual | undefined };

/** What delivery costs, and the days on which an order of today arrives. */
export function WhenItComes({ promise, arrival }: WhenItComesProps) {
  return (
    <>
      <DeliveryNote promise={promise} inBoth className="mt-4" />
      {arrival && (
        <p className="delivery-note mt-3">
          <CalendarDays aria-hidden="true" className="mt-px size-4.5 shrink-0 text-leaf-600" />
          <span>
            <Both of={arrival} />
          </span>
        </p>
      )}
    </>
  );
}

/** Leads to the form of those who wait for what is sold out. */
export function TellMe({ slug }: { slug: string }) {
  return (
    <ButtonLink
      to={pathIn(useLanguage(), href('/products/:slug/tell-me', { slug }))}
      size="large"
      className="product-tell-me"
    >
      <Both of={productCopy.tellMe} />
    </ButtonLink>
  );
}

/** Leads on from what is sold out. */
export function InStead() {
  return (
    <ButtonLink to="#more-products" variant="quiet" className="-ms-3 mt-2 text-start">
      <Both of={productCopy.seeInStead} beside />
    </ButtonLink>
  );
}
