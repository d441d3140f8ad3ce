import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { promoRefusalCopy } from '#storefront/cart/promo/promo.copy.ts';
import { PromoField } from '#storefront/cart/promo/promo-field.tsx';
import type { CheckoutAnswer } from './checkout-answer.ts';

type CheckoutPromoProps = { cart: PricedCart; answer: CheckoutAnswer | undefined; isBusy: boolean };

/** Applies or removes a promo code, with buttons of the checkout form. */
export function CheckoutPromo({ cart, answer, isBusy }: CheckoutPromoProps) {
  return (
    <PromoField
      key={answer?.values['promo']}
      id="promo"
      cart={cart}
      submittedCode={answer?.values['promo']}
      error={answer?.promo && promoRefusalCopy(answer.values['promo'] ?? '', answer.promo)}
      isBusy={isBusy}
      apply={{ name: 'intent', value: 'use-promo' }}
      remove={{ name: 'intent', value: 'drop-promo' }}
    />
  );
}
