import ArrowRight from 'lucide-react/icons/arrow-right';
import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#ui/button/button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { cartCopy } from './cart.copy.ts';
import { useCart } from './state/cart-provider.tsx';

/** Opens the checkout once the last change of the cart has a response, because the checkout reads the server's cart. */
export function CheckoutLink({ to, onNavigate }: { to: string; onNavigate?: () => void }) {
  const { isBusy, settled } = useCart();
  const navigate = useNavigate();
  const [isWaiting, setIsWaiting] = useState(false);
  const url = localizePath(useLanguage(), to);
  const leave = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!isBusy) return onNavigate?.();
    event.preventDefault();
    const { currentTarget: link } = event;
    const { href } = window.location;
    setIsWaiting(true);
    await settled();
    setIsWaiting(false);
    // The shopper may have closed the drawer or opened another page in the meantime.
    if (!link.isConnected || window.location.href !== href) return;
    onNavigate?.();
    await navigate(url);
  };
  return (
    <ButtonLink
      to={url}
      size="large"
      block
      iconAfter={<ArrowRight aria-hidden="true" />}
      aria-busy={isWaiting || undefined}
      onClick={(event) => void leave(event)}
    >
      <Both of={cartCopy.proceedToCheckout} />
    </ButtonLink>
  );
}
