import { factFields } from '#domain/catalog/product-facts.ts';
import { imageFields, type ProductProblem, productLimits } from '#domain/catalog/product-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { savedMeanwhile } from '#ui/form/conflict.copy.ts';
import { aboutField } from '#ui/form/form-fields.ts';
import { picturesCopy } from './pictures/pictures.copy.ts';
import type { ProductAnswer } from './product-answer.ts';
import {
  formCopy,
  imageNumber,
  problemWords,
  stockWords,
  switchedMeanwhile,
} from './product-form.copy.ts';
import type { ProductValues } from './product-values.ts';

export type FieldProblem = { field: string; message: Bilingual };

const order = [
  'nameEn',
  'nameSi',
  'descriptionEn',
  'descriptionSi',
  'priceLkr',
  'stock',
  'lowStockThreshold',
  ...imageFields,
  'featured',
  'slug',
  ...factFields.map(({ field }) => field),
];

/** What is wrong, in words and in the order of the form. */
export function productProblems(answer: ProductAnswer | undefined): FieldProblem[] {
  if (!answer) return [];
  if (answer.stock) {
    const { code, stock } = answer.stock;
    return [{ field: 'stock', message: stockWords[code](stock) }];
  }
  if (answer.uploaded && answer.uploaded.problems.length > 0) {
    return [{ field: 'pictures', message: picturesCopy.notAdded }];
  }
  if (answer.meanwhile) return differences(answer.values, answer.meanwhile.theirs);
  return order.flatMap((field) => {
    const code = answer.problems[field];
    if (code === undefined) return [];
    return [{ field, message: problemWords[code as ProductProblem](limitOf(field)) }];
  });
}

/** The stock is left out: of it only the difference is saved. A product has at least one field for a picture. */
function differences(typed: ProductValues, theirs: ProductValues): FieldProblem[] {
  return order.flatMap((field) => {
    const [ours, saved] = [plain(typed[field]), plain(theirs[field])];
    if (field === 'stock' || ours === saved) return [];
    const message =
      field === 'featured' && (saved === 'on' || saved === 'off')
        ? switchedMeanwhile[saved]
        : savedMeanwhile(saved);
    return [{ field, message }];
  });
}

/** Browsers send the ends of lines in their own way. */
function plain(value: string | undefined): string {
  return (value ?? '').replaceAll('\r\n', '\n').trim();
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
