import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { MouseEvent } from 'react';
import { href } from 'react-router';
import { badgeOf, cartWithItems } from '#storefront/layout/layout.copy.ts';
import { IconLink } from '#ui/button/icon-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { useCart } from './state/cart-provider.tsx';

/** Links to the cart page. A plain click opens the cart as a drawer instead. */
export function CartLink() {
  const { cart, open } = useCart();
  const count = cart?.itemCount ?? 0;
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  const icon = (
    <>
      <ShoppingBag aria-hidden="true" />
      {count > 0 && (
        <span aria-hidden="true" className="cart-badge">
          {badgeOf(count)}
        </span>
      )}
    </>
  );
  return (
    <IconLink
      to={localizePath(useLanguage(), href('/cart'))}
      label={cartWithItems(count)}
      icon={icon}
      onClick={press}
      aria-haspopup="dialog"
    />
  );
}
