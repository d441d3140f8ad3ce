import { products } from './tables.server.ts';

/** The columns of a product in the shape that screens read. */
export const productColumns = {
  id: products.id,
  slug: products.slug,
  name: { en: products.nameEn, si: products.nameSi },
  description: { en: products.descriptionEn, si: products.descriptionSi },
  priceLkr: products.priceLkr,
  stock: products.stock,
  images: products.images,
  featured: products.featured,
};
