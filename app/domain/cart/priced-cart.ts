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

/** A line whose product is not sold any more. Its name is known when the product was only taken off the list. */
export type GoneLine = { productId: string; name: Bilingual | undefined; quantity: number };

/** A cart at today's prices. What is gone costs nothing and stops the order until it is removed. */
export type PricedCart = {
  lines: PricedLine[];
  gone: GoneLine[];
  itemCount: number;
  subtotalLkr: number;
  deliveryFeeLkr: number;
  totalLkr: number;
};
