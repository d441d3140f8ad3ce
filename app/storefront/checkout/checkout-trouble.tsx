import { href, Link } from 'react-router';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { FormProblems } from '#ui/form/form.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { pathIn } from '#web/language-path.ts';
import { checkoutCopy } from './checkout.copy.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { goneWords, refusalWords } from './refusals.copy.ts';

type CheckoutTroubleProps = { answer: CheckoutAnswer | undefined; cart: PricedCart };

/** Tells above the form what prevents the order, and links to the cart where only changing it helps. */
export function CheckoutTrouble({ answer, cart }: CheckoutTroubleProps) {
  const refusal = answer?.refusal;
  if (refusal || Object.keys(answer?.problems ?? {}).length > 0) {
    const isMendedInCart = refusal?.code === 'sold-out' || refusal?.code === 'product-gone';
    return (
      <FormProblems refused={refusal && refusalWords(refusal)}>
        {isMendedInCart && <CartLink />}
      </FormProblems>
    );
  }
  if (cart.gone.length === 0) return null;
  return (
    <Notice tone="danger">
      {cart.gone.map(({ productId, name }) => (
        <p key={productId} className="not-first:mt-2">
          <Both of={goneWords(name)} />
        </p>
      ))}
      <CartLink />
    </Notice>
  );
}

function CartLink() {
  return (
    <Link
      to={pathIn(useLanguage(), href('/cart'))}
      className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      <span>
        <Both of={checkoutCopy.yourCart} beside />
      </span>
    </Link>
  );
}
