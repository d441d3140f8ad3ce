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

export const productWithFactsColumns = {
  ...productColumns,
  maker: { en: products.makerEn, si: products.makerSi },
  approvalNumber: products.approvalNumber,
  netContent: { en: products.netContentEn, si: products.netContentSi },
  ingredients: { en: products.ingredientsEn, si: products.ingredientsSi },
  howToUse: { en: products.howToUseEn, si: products.howToUseSi },
  warnings: { en: products.warningsEn, si: products.warningsSi },
};
