import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { MouseEvent } from 'react';
import { badgeOf, cartWithItems } from '#storefront/frame/frame.copy.ts';
import { IconLink } from '#ui/icon-button.tsx';

type CartLinkProps = { href: string; count: number; onOpen?: (() => void) | undefined };

/** Links to the cart page. Where a drawer is offered, a plain press opens that instead. */
export function CartLink({ href, count, onOpen }: CartLinkProps) {
  const press = (event: MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
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
  const popup = onOpen ? ({ 'aria-haspopup': 'dialog' } as const) : {};
  return <IconLink to={href} label={cartWithItems(count)} icon={icon} onClick={press} {...popup} />;
}
