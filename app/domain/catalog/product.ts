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
  /** Of all reviews by its buyers, hidden ones too: how many, and their stars added up. */
  reviews: { count: number; stars: number };
};

export type ProductWithFacts = Product &
  ProductFacts & {
    /** At or below this many units the stock is low. */
    lowStockThreshold: number;
    /** The price on the package, in rupees; the shop never asks for more. */
    maximumPriceLkr: number | null;
    /** Products with the same words here are the sizes of one. */
    sizeGroup: string;
    sizeMl: number | null;
    /** Counts the owners' changes. */
    version: number;
  };

/** Which products the owner sees: all, those that run low, or those that were deleted. */
export const productListFilters = ['all', 'low', 'deleted'] as const;
export type ProductListFilter = (typeof productListFilters)[number];
