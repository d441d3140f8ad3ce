import type { SaveProductRefusal } from '#domain/catalog/save-product.server.ts';
import type { ProductValues } from './product-values.ts';

/** The form comes back: with another field for a picture, or because something in it is wrong. */
export type ProductAnswer = {
  values: ProductValues;
  problems: Record<string, string>;
  /** Said where the stock moved while the form was open. */
  stock?: Exclude<SaveProductRefusal, { code: 'product-not-found' }>;
};
