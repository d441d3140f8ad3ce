import Truck from 'lucide-react/icons/truck';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { discountBy } from '#domain/promotions/discount.copy.ts';
import { Dollars } from '#storefront/layout/dollars.tsx';
import { totalsCopy } from '#storefront/order-summary/order-totals.copy.ts';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { PromoForm } from './promo/promo-form.tsx';

/** Shows the total, with the delivery promise while delivery is free, or with the fee as its own line. */
export function CartTotal({
  cart,
  deliveryPromise,
}: {
  cart: PricedCart;
  deliveryPromise: Bilingual | undefined;
}) {
  return (
    <div className="grid gap-3.5">
      {deliveryPromise && (
        <p className="flex gap-3 text-md leading-snug text-leaf-700">
          <Truck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            <Text of={deliveryPromise} />
          </span>
        </p>
      )}
      <PromoForm cart={cart} />
      {cart.deliveryFeeLkr + cart.discountLkr > 0 && (
        <Amount of={totalsCopy.subtotal} amountLkr={cart.subtotalLkr} />
      )}
      {cart.promo && cart.discountLkr > 0 && (
        <Amount of={discountBy(cart.promo.code)} amountLkr={-cart.discountLkr} />
      )}
      {cart.deliveryFeeLkr > 0 && (
        <Amount of={totalsCopy.deliveryFee} amountLkr={cart.deliveryFeeLkr} />
      )}
      <div className="flex items-end justify-between gap-4 leading-snug">
        <p className="text-lg font-semibold">
          <Both of={totalsCopy.total} />
        </p>
        <span className="flex flex-col items-end gap-1.5">
          <Price
            amountLkr={cart.totalLkr}
            className="text-step-2 leading-none font-medium text-leaf-900"
          />
          <Dollars amountLkr={cart.totalLkr} />
        </span>
      </div>
    </div>
  );
}

function Amount({ of, amountLkr }: { of: Bilingual; amountLkr: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4 leading-snug">
      <p>
        <Both of={of} inline />
      </p>
      <Price amountLkr={amountLkr} />
    </div>
  );
}
