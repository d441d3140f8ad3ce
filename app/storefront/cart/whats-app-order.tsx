import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { orderText, whatsAppCopy } from '#storefront/whats-app/whats-app.copy.ts';
import { WhatsAppButton } from '#storefront/whats-app/whats-app-button.tsx';

/** Opens a chat with the shop to order the cart, where the shop has a WhatsApp number. */
export function WhatsAppOrder({ cart }: { cart: PricedCart }) {
  const { lines, totalLkr, discountLkr: amountLkr, promo } = cart;
  return (
    <WhatsAppButton
      label={whatsAppCopy.order}
      text={orderText(lines, totalLkr, promo && { code: promo.code, amountLkr })}
      block
      className="-mt-1"
    />
  );
}
