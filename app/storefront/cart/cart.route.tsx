import { useEffect, useRef } from 'react';
import { href } from 'react-router';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { deliveryPromise } from '#domain/settings/delivery/delivery-promise.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice, outcome } from '#ui/feedback/notice.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { shopContext } from '#web/contexts.server.ts';
import { type Flash, withFlash } from '#web/cookies/flash.server.ts';
import { readVisitorCart } from '#web/cookies/visitor-cart.server.ts';
import { loadAccount } from '#web/guards/load-account.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/cart.route';
import { cartCopy } from './cart.copy.ts';
import { cartFlash } from './cart-flash.copy.ts';
import { CartLines } from './cart-lines.tsx';
import { CartTotal } from './cart-total.tsx';
import { CheckoutLink } from './checkout-link.tsx';
import { useFocusWhenEmptied } from './focus-after-removal.ts';
import { useCart } from './state/cart-provider.tsx';
import { WhatsAppOrder } from './whats-app-order.tsx';

export const middleware = [loadAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const settings = await readSettings(shop);
  const cart = await priceCart(shop, await readVisitorCart({ request, context }), settings);
  return withFlash({ request, context }, (flash) => ({
    cart,
    notice: flash && noticeOf(flash),
    siteName: settings.siteName,
    deliveryPromise: deliveryPromise(settings),
  }));
}

type CartNotice = { kind: Flash['kind']; text: Bilingual };

/** Returns the text about the previous request. The reason why a promo code was refused is in the flash itself. */
function noticeOf({ kind, code, name }: Flash): CartNotice | undefined {
  const text = code === 'promo-refused' ? name : cartFlash(code, name);
  return text && { kind, text };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const { siteName } = loaderData ?? {};
  const title = [cartCopy.yourCart, siteName].flatMap((of) =>
    of ? textIn(language, of).text : [],
  );
  return [{ title: title.join(' | ') }, { name: 'robots', content: 'noindex' }];
}

export default function CartRoute({ loaderData }: Route.ComponentProps) {
  return <CartPage {...loaderData} />;
}

type CartPageProps = {
  /** The cart that the server loaded; the browser's cart replaces it once it is read. */
  cart: PricedCart;
  notice: CartNotice | undefined;
  deliveryPromise: Bilingual | undefined;
};

/** Shows the cart as a page, for shoppers without a script and those who prefer a page to the drawer. */
function CartPage({ cart: loaded, notice, deliveryPromise }: CartPageProps) {
  const { cart: live, refresh } = useCart();
  const cart = live ?? loaded;
  const wasRead = useRef(live !== undefined);
  useEffect(() => {
    // Refreshes only a cart that an earlier page has read: on the first page of a visit it is being read anyway.
    if (wasRead.current) refresh();
  }, [refresh]);
  const isEmpty = cart.itemCount === 0;
  const emptyMessage = useFocusWhenEmptied<HTMLDivElement>(isEmpty);
  return (
    <div className="wrap grid gap-8 py-[clamp(40px,6vw,72px)]">
      <Heading level="h1" of={cartCopy.yourCart} />
      <FlashNotice notice={notice} />
      {isEmpty ? (
        <div ref={emptyMessage} tabIndex={-1}>
          <EmptyCart />
        </div>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_412px] lg:gap-8">
          <Card className="py-2!">
            <CartLines cart={cart} />
          </Card>
          {cart.lines.length > 0 && (
            <Card className="grid gap-6 lg:sticky lg:top-26">
              <CartTotal cart={cart} deliveryPromise={deliveryPromise} />
              <CheckoutLink to={href('/checkout')} />
              <WhatsAppOrder cart={cart} />
            </Card>
          )}
        </div>
      )}
    </div>
  );
}

function FlashNotice({ notice }: { notice: CartNotice | undefined }) {
  return (
    notice && (
      <Notice {...outcome[notice.kind]}>
        <Both of={notice.text} />
      </Notice>
    )
  );
}

function EmptyCart() {
  const language = useLanguage();
  return (
    <Card>
      <EmptyState of={cartCopy.empty} as="h2">
        <ButtonLink to={localizePath(language, '/#products')}>
          <Both of={cartCopy.continueShopping} />
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}
