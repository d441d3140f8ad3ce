import {
  factFields,
  imageFields,
  type ProductProblem,
  productLimits,
} from '#domain/catalog/product-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ProductAnswer } from './product-answer.ts';
import {
  aboutField,
  formCopy,
  imageNumber,
  problemWords,
  stockWords,
} from './product-form.copy.ts';

export type FieldProblem = { field: string; message: Bilingual };

const order = [
  'nameEn',
  'nameSi',
  'descriptionEn',
  'descriptionSi',
  'priceLkr',
  'stock',
  ...imageFields,
  ...factFields,
  'slug',
];

/** What is wrong, in words and in the order of the form. */
export function productProblems(answer: ProductAnswer | undefined): FieldProblem[] {
  if (!answer) return [];
  if (answer.stock) {
    const { code, stock } = answer.stock;
    return [{ field: 'stock', message: stockWords[code](stock) }];
  }
  return order.flatMap((field) => {
    const code = answer.problems[field];
    if (code === undefined) return [];
    return [{ field, message: problemWords[code as ProductProblem](limitOf(field)) }];
  });
}

/** The same for the list above the form, where each names its field. */
export function inSummary(problems: FieldProblem[]): FieldProblem[] {
  return problems.map(({ field, message }) => ({
    field,
    message: aboutField(labelOf(field), message),
  }));
}

function labelOf(field: string): Bilingual {
  const place = (imageFields as readonly string[]).indexOf(field);
  if (place >= 0) return imageNumber(place + 1);
  const labels: Record<string, Bilingual> = formCopy;
  return labels[field] ?? formCopy.notSaved;
}

function limitOf(field: string): number {
  const limits: Record<string, number> = productLimits;
  return limits[field] ?? productLimits.image;
}
