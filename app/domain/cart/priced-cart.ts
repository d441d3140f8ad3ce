import type { Bilingual } from '#domain/kernel/bilingual.ts';

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

/** A line whose product is no longer sold. Its name is known when the product was only deleted from the list. */
export type GoneLine = { productId: string; name: Bilingual | undefined; quantity: number };

/** A cart at today's prices. Lines that are gone cost nothing and block the order until they are removed. */
export type PricedCart = {
  lines: PricedLine[];
  gone: GoneLine[];
  itemCount: number;
  subtotalLkr: number;
  deliveryFeeLkr: number;
  totalLkr: number;
};

/** Returns the cart with what its delivery costs, in rupees; an empty one costs nothing. */
export function withDeliveryFee(cart: PricedCart, feeLkr: number): PricedCart {
  const deliveryFeeLkr = cart.lines.length > 0 ? feeLkr : 0;
  return { ...cart, deliveryFeeLkr, totalLkr: cart.subtotalLkr + deliveryFeeLkr };
}
