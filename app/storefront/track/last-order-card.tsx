import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Both } from '#ui/text/text.tsx';
import { forgetLastOrder, type LastOrder, readLastOrder } from './last-order.ts';
import { trackCopy } from './track.copy.ts';

/** Leads to the order that this browser placed last, until it is forgotten. */
export function LastOrderCard() {
  const [order, setOrder] = useState<LastOrder>();
  useEffect(() => setOrder(readLastOrder()), []);
  if (!order) return null;
  const forget = () => {
    forgetLastOrder();
    setOrder(undefined);
  };
  return (
    <section aria-labelledby="last-order" className="mt-8 border-t border-line pt-6">
      <h2 id="last-order" className="text-step-1 leading-snug [&>.second]:text-base">
        <Both of={trackCopy.lastOrder} />
      </h2>
      <p className="mt-2 font-semibold wrap-anywhere tabular-nums">{order.orderNumber}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={order.path} variant="outline">
          <Both of={trackCopy.seeOrder} />
        </ButtonLink>
        <Button variant="quiet" onClick={forget}>
          <Both of={trackCopy.forget} />
        </Button>
      </div>
    </section>
  );
}
