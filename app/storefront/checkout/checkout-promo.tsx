import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { promoRefusalWords } from '#storefront/cart/promo/promo.copy.ts';
import { PromoField } from '#storefront/cart/promo/promo-field.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';

type CheckoutPromoProps = { cart: PricedCart; answer: CheckoutAnswer | undefined; isBusy: boolean };

/** Gives a promo code, or drops it, by buttons of the form of the checkout. */
export function CheckoutPromo({ cart, answer, isBusy }: CheckoutPromoProps) {
  return (
    <PromoField
      key={answer?.values['promo']}
      id="promo"
      cart={cart}
      typed={answer?.values['promo']}
      error={answer?.promo && promoRefusalWords(answer.values['promo'] ?? '', answer.promo)}
      isBusy={isBusy}
      give={{ name: 'intent', value: 'use-promo' }}
      drop={{ name: 'intent', value: 'drop-promo' }}
    />
  );
}
