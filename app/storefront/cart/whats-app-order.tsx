import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { orderText, whatsAppCopy } from '#storefront/whats-app/whats-app.copy.ts';
import { WhatsAppButton } from '#storefront/whats-app/whats-app-button.tsx';

/** Opens a chat with the shop to order the cart, where the shop has a WhatsApp number. */
export function WhatsAppOrder({ cart }: { cart: PricedCart }) {
  return (
    <WhatsAppButton
      label={whatsAppCopy.order}
      text={orderText(cart.lines, cart.totalLkr)}
      block
      className="-mt-1"
    />
  );
}
