import { href } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useLazyComponent } from '#storefront/layout/use-lazy-component.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { useCart } from './state/cart-provider.tsx';

const load = () => import('./cart-drawer.tsx').then(({ CartDrawer }) => CartDrawer);

/** Loads the drawer when it is first opened. Opens the cart page instead if loading fails. */
export function LazyCartDrawer(props: { deliveryPromise: Bilingual | undefined }) {
  const cartPath = localizePath(useLanguage(), href('/cart'));
  const cart = useCart();
  const { Component: CartDrawer, isOpen } = useLazyComponent({
    load,
    isWanted: cart.isOpen,
    close: cart.close,
    fallback: cartPath,
  });
  return CartDrawer ? <CartDrawer open={isOpen} {...props} /> : null;
}
