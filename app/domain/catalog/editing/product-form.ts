import { type FactField, mapFactFields } from '#domain/catalog/product-facts.ts';

/** The maximum lengths of texts, in Unicode characters, and the largest numbers that the product form accepts. */
export const productLimits = {
  nameEn: 120,
  nameSi: 120,
  descriptionEn: 2000,
  descriptionSi: 2000,
  ...mapFactFields(({ max }) => max),
  slug: 80,
  sizeGroup: 60,
  sizeMl: 100_000,
  image: 500,
  images: 10,
  priceLkr: 10_000_000,
  maximumPriceLkr: 10_000_000,
  stock: 1_000_000,
  lowStockThreshold: 1_000_000,
} as const;

export type ImageField = `image${number}`;

/** Each picture has a field of its own, so that its error is shown beside it. */
export const imageFields: readonly ImageField[] = Array.from(
  { length: productLimits.images },
  (_, index): ImageField => `image${index + 1}`,
);

/** The error codes of a field. The screen has their texts. */
export type ProductProblem =
  | 'required'
  | 'too-long'
  | 'unreadable'
  | 'not-number'
  | 'not-whole'
  | 'negative'
  | 'too-large'
  | 'image'
  | 'slug';

export type PriceRefusal = { code: 'above-maximum'; maximumPriceLkr: number };

/**
 * Refuses a price in rupees above the maximum price on the package; null means that the package has none.
 */
export function priceRefusal({
  priceLkr,
  maximumPriceLkr,
}: Pick<ProductForm, 'priceLkr' | 'maximumPriceLkr'>): PriceRefusal | undefined {
  return maximumPriceLkr !== null && priceLkr > maximumPriceLkr
    ? { code: 'above-maximum', maximumPriceLkr }
    : undefined;
}

/** A parsed product form. An empty slug means a slug made from the English name. */
export type ProductForm = Record<FactField, string> & {
  nameEn: string;
  nameSi: string;
  descriptionEn: string;
  descriptionSi: string;
  priceLkr: number;
  maximumPriceLkr: number | null;
  stock: number;
  lowStockThreshold: number;
  images: string[];
  featured: boolean;
  slug: string;
  sizeGroup: string;
  sizeMl: number | null;
};

/**
 * Only the submitted fields. `shownStock` is the stock that the form showed: the difference to it is applied.
 * `version` is that of the product when the form was opened.
 */
export type ProductChanges = { [Field in keyof ProductForm]?: ProductForm[Field] | undefined } & {
  shownStock?: number | undefined;
  version?: number | undefined;
};
