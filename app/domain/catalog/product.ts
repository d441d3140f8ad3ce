import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ProductFacts } from './product-facts.ts';

/** A product as screens read it. */
export type Product = {
  id: string;
  slug: string;
  name: Bilingual;
  description: Bilingual;
  priceLkr: number;
  stock: number;
  images: string[];
  featured: boolean;
  /** The number of its reviews, hidden ones included, and the sum of their stars. */
  reviewTotals: { count: number; stars: number };
};

export type ProductDetails = Product &
  ProductFacts & {
    /** At or below this many units the stock is low. */
    lowStockThreshold: number;
    /** The price on the package, in rupees; the shop never charges more. */
    maximumPriceLkr: number | null;
    /** Products with the same text here, ignoring case, are the sizes of one product. */
    sizeGroup: string;
    sizeMl: number | null;
    /** Incremented by edits in the panel, to detect conflicts; not by orders, moves and changes of the stock alone. */
    version: number;
  };

/** The owner's lists of products: all, low in stock, or deleted. */
export const productListFilters = ['all', 'low', 'deleted'] as const;
export type ProductListFilter = (typeof productListFilters)[number];
