import type { SaveProductRefusal } from '#domain/catalog/save-product.server.ts';
import type { PictureProblem } from '#web/upload/keep-pictures.server.ts';
import type { ProductValues } from './product-values.ts';

/** The form comes back: with another field for a picture, or because something in it is wrong. */
export type ProductAnswer = {
  values: ProductValues;
  problems: Record<string, string>;
  /** Said where the stock moved while the form was open. */
  stock?: Extract<SaveProductRefusal, { stock: number }>;
  /** Of pictures that came with the form: how many were added to its fields, and why others were not. */
  uploaded?: { added: number; problems: PictureProblem[] };
  /** Another owner saved while the form was open: who, and what the form would show now. */
  meanwhile?: { by: string | undefined; theirs: ProductValues };
};
