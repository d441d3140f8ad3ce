import type { ProductForm } from '#domain/catalog/editing/product-form.ts';
import { mapFactFields, pairFacts } from './product-facts.ts';
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
  reviewTotals: { count: products.reviewCount, stars: products.reviewStars },
};

const factColumns = mapFactFields(({ field }) => products[field]);

export const productDetailsColumns = {
  ...productColumns,
  lowStockThreshold: products.lowStockThreshold,
  maximumPriceLkr: products.maximumPriceLkr,
  sizeGroup: products.sizeGroup,
  sizeMl: products.sizeMl,
  version: products.version,
  ...pairFacts(factColumns),
};

/** The owner's fields of a product, as the activity log records them. */
export const editableColumns = {
  nameEn: products.nameEn,
  nameSi: products.nameSi,
  descriptionEn: products.descriptionEn,
  descriptionSi: products.descriptionSi,
  priceLkr: products.priceLkr,
  maximumPriceLkr: products.maximumPriceLkr,
  stock: products.stock,
  lowStockThreshold: products.lowStockThreshold,
  images: products.images,
  featured: products.featured,
  slug: products.slug,
  sizeGroup: products.sizeGroup,
  sizeMl: products.sizeMl,
  ...factColumns,
} satisfies Record<keyof ProductForm, unknown>;
