import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withDeliveryFee } from '#domain/cart/priced-cart.ts';
import { CartProvider } from '#storefront/cart/state/cart-provider.tsx';
import { LanguageProvider } from '#ui/text/language.tsx';
import { PromoField } from './promo-field.tsx';
import { PromoForm } from './promo-form.tsx';

const sums = { subtotalLkr: 0, discountLkr: 0, deliveryFeeLkr: 0, totalLkr: 0 };
const submitEmptyCode = { name: 'promo', value: '' };
const emptyCart = { lines: [], gone: [], itemCount: 0, ...sums };

test('each label names the field of its own form while the drawer is open above the cart page', () => {
  const cart = withDeliveryFee({ ...emptyCart, takesPromo: true }, 0);

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

test('the reason why a code is refused stays visible where the shop has no other code left', () => {
  const html = renderToStaticMarkup(
    <PromoField
      id="promo"
      cart={withDeliveryFee({ ...emptyCart, takesPromo: false }, 0)}
      error={{ en: 'This code is over.', si: 'කේතය අවසන්.' }}
      isBusy={false}
      remove={submitEmptyCode}
    />,
  );

  expect(html).toContain('This code is over.');
});

test('a code whose removal gets no response stays visible, with an error', () => {
  const terms = { kind: 'percentage', value: 10, productIds: [], minimumLkr: 0 } as const;
  const promo = { id: 'poya', code: 'POYA10', terms };
  const html = renderToStaticMarkup(
    <PromoField
      id="promo"
      cart={{ ...withDeliveryFee({ ...emptyCart, takesPromo: true }, 0), promo }}
      error={{ en: 'That did not arrive.', si: 'එය ලැබුණේ නැහැ.' }}
      isBusy={false}
      remove={submitEmptyCode}
    />,
  );

  expect(html).toMatch(/POYA10.*That did not arrive\./s);
});
