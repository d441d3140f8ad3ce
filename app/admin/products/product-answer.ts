import type { SaveProductRefusal } from '#domain/catalog/save-product.server.ts';
import type { ProductValues } from './product-values.ts';

/** The form comes back: with another field for a picture, or because something in it is wrong. */
export type ProductAnswer = {
  values: ProductValues;
  problems: Record<string, string>;
  /** Said where the stock moved while the form was open. */
  stock?: Extract<SaveProductRefusal, { stock: number }>;
  /** Another owner saved while the form was open: who, and what the form would show now. */
  meanwhile?: { by: string | undefined; theirs: ProductValues };
};
