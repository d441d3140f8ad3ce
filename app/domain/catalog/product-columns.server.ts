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
  lowStockThreshold: products.lowStockThreshold,
  version: products.version,
  maker: { en: products.makerEn, si: products.makerSi },
  approvalNumber: products.approvalNumber,
  netContent: { en: products.netContentEn, si: products.netContentSi },
  ingredients: { en: products.ingredientsEn, si: products.ingredientsSi },
  howToUse: { en: products.howToUseEn, si: products.howToUseSi },
  warnings: { en: products.warningsEn, si: products.warningsSi },
};

/** What owners write of a product, as the log of the panel keeps it. */
export const writtenColumns = {
  nameEn: products.nameEn,
  nameSi: products.nameSi,
  descriptionEn: products.descriptionEn,
  descriptionSi: products.descriptionSi,
  priceLkr: products.priceLkr,
  stock: products.stock,
  lowStockThreshold: products.lowStockThreshold,
  images: products.images,
  featured: products.featured,
  slug: products.slug,
  netContentEn: products.netContentEn,
  netContentSi: products.netContentSi,
  ingredientsEn: products.ingredientsEn,
  ingredientsSi: products.ingredientsSi,
  howToUseEn: products.howToUseEn,
  howToUseSi: products.howToUseSi,
  warningsEn: products.warningsEn,
  warningsSi: products.warningsSi,
  makerEn: products.makerEn,
  makerSi: products.makerSi,
  approvalNumber: products.approvalNumber,
};
