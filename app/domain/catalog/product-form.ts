/** The longest texts, counted in letters as Unicode counts them, and the largest numbers that the product form takes. */
export const productLimits = {
  nameEn: 120,
  nameSi: 120,
  descriptionEn: 2000,
  descriptionSi: 2000,
  slug: 80,
  image: 500,
  images: 10,
  priceLkr: 10_000_000,
  stock: 1_000_000,
} as const;

export type ImageField = `image${number}`;

/** Each picture has a field of its own, so that what is wrong with one is said beside it. */
export const imageFields: readonly ImageField[] = Array.from(
  { length: productLimits.images },
  (_, place): ImageField => `image${place + 1}`,
);

/** What can be wrong with a field. The screen owns the sentences. */
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

/** A product form that was understood. An empty slug asks for one made from the English name. */
export type ProductForm = {
  nameEn: string;
  nameSi: string;
  descriptionEn: string;
  descriptionSi: string;
  priceLkr: number;
  stock: number;
  images: string[];
  featured: boolean;
  slug: string;
};

/** Only what was sent. `shownStock` is the stock that the form showed when it was opened: the difference is what is meant. */
export type ProductChanges = { [Field in keyof ProductForm]?: ProductForm[Field] | undefined } & {
  shownStock?: number | undefined;
};
