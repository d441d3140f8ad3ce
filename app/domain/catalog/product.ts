import type { Bilingual } from '#domain/kernel/bilingual.ts';

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
};
