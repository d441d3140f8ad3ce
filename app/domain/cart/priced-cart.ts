import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type CartPromo, type PromoProblem, promoOutcome } from '#domain/promotions/promo.ts';

export type PricedLine = {
  productId: string;
  slug: string;
  name: Bilingual;
  image: string | undefined;
  quantity: number;
  priceLkr: number;
  totalLkr: number;
  stock: number;
};

/** A line whose product is no longer sold. The name is missing if the product does not exist at all. */
export type GoneLine = { productId: string; name: Bilingual | undefined; quantity: number };

/** A cart at today's prices. Lines in `gone` cost nothing, and no order is placed until they are removed. */
export type PricedCart = {
  lines: PricedLine[];
  gone: GoneLine[];
  itemCount: number;
  subtotalLkr: number;
  /** Whether the shop has promo codes, so that the cart shows a field for one. */
  takesPromo?: boolean;
  /** The code that the shopper entered, valid or not. */
  promo?: CartPromo | undefined;
  promoProblem?: PromoProblem | undefined;
  discountLkr: number;
  deliveryFeeLkr: number;
  totalLkr: number;
};

/** Adds the discount, the delivery fee in rupees (none for an empty cart) and the total. */
export function withDeliveryFee(cart: PricedCart, feeLkr: number): PricedCart {
  const deliveryFeeLkr = cart.lines.length > 0 ? feeLkr : 0;
  const { discountLkr, problem: promoProblem } = promoOutcome(cart.promo, cart);
  const totalLkr = cart.subtotalLkr - discountLkr + deliveryFeeLkr;
  return { ...cart, discountLkr, promoProblem, deliveryFeeLkr, totalLkr };
}
