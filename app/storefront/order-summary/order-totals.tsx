import type { ReactNode } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { discountBy } from '#domain/promotions/discount.copy.ts';
import { Dollars } from '#storefront/layout/dollars.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { totalsCopy } from './order-totals.copy.ts';

type OrderTotalsProps = {
  subtotalLkr: number;
  discountLkr: number;
  promoCode?: string | undefined;
  deliveryFeeLkr: number;
  totalLkr: number;
};

/** Shows the subtotal, the discount, the delivery fee and the total of an order or a cart. */
export function OrderTotals(props: OrderTotalsProps) {
  const { subtotalLkr, discountLkr, promoCode = '', deliveryFeeLkr, totalLkr } = props;
  return (
    <dl className="grid gap-2.5 pt-4.5">
      <Row label={totalsCopy.subtotal}>
        <Price amountLkr={subtotalLkr} />
      </Row>
      {discountLkr > 0 && (
        <Row label={discountBy(promoCode)}>
          <Price amountLkr={-discountLkr} />
        </Row>
      )}
      <Row label={totalsCopy.deliveryFee}>
        {deliveryFeeLkr === 0 ? (
          <Text of={totalsCopy.free} />
        ) : (
          <Price amountLkr={deliveryFeeLkr} />
        )}
      </Row>
      <div className="mt-2 flex items-end justify-between gap-4 border-t border-cream-300 pt-4.5">
        <dt className="leading-snug font-semibold [&>.second]:text-sm">
          <Both of={totalsCopy.total} />
        </dt>
        <dd className="flex flex-col items-end text-step-2 leading-tight text-leaf-900">
          <Price amountLkr={totalLkr} />
          <Dollars amountLkr={totalLkr} />
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 leading-snug">
      <dt className="[&>.second-inline]:text-xs">
        <Both of={label} inline />
      </dt>
      <dd className="tabular-nowrap">{children}</dd>
    </div>
  );
}
