import type { FormEvent } from 'react';
import { countEvent } from '#storefront/analytics/count-event.ts';
import { useCart } from '#storefront/cart/cart-provider.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { heroCopy } from './hero.copy.ts';

/** Adds the product to the cart and opens the cart. Without a product in stock it links to the products instead. */
export function OrderNow({ productId }: { productId: string | undefined }) {
  const { add, open } = useCart();
  const language = useLanguage();
  if (productId === undefined) {
    return (
      <ButtonLink to="#products" variant="gold" size="large" onClick={countClick}>
        <Both of={heroCopy.orderNow} />
      </ButtonLink>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    countClick();
    add(productId, 1);
    open();
  };
  return (
    <form method="post" action="/cart/lines" onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="quantity" value="1" />
      <input type="hidden" name="language" value={language} />
      <Button type="submit" variant="gold" size="large">
        <Both of={heroCopy.orderNow} />
      </Button>
    </form>
  );
}

function countClick() {
  countEvent({ type: 'hero_cta_click', data: { action: 'order_now' } });
}
