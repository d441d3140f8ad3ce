import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withDeliveryFee } from '#domain/cart/priced-cart.ts';
import { CartProvider } from '#storefront/cart/state/cart-provider.tsx';
import { LanguageProvider } from '#ui/text/language.tsx';
import { PromoForm } from './promo-form.tsx';

test('the label names its own field where the cart is open as a drawer above its page', () => {
  const sums = { subtotalLkr: 0, discountLkr: 0, deliveryFeeLkr: 0, totalLkr: 0 };
  const cart = withDeliveryFee({ lines: [], gone: [], itemCount: 0, takesPromo: true, ...sums }, 0);

  const html = renderToStaticMarkup(
    <LanguageProvider language="en">
      <CartProvider>
        <PromoForm cart={cart} />
        <PromoForm cart={cart} />
      </CartProvider>
    </LanguageProvider>,
  );

  const labelled = [...html.matchAll(/for="([^"]+)"/g)].map(([, id]) => id);
  const fields = [...html.matchAll(/<input[^>]* id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(fields).size).toBe(2);
  expect(labelled).toEqual(fields);
});
