import { z } from 'zod';
import { productLimits } from '#domain/catalog/editing/product-form.ts';
import { shownNumber, wholeNumber } from '#domain/catalog/editing/product-schema.server.ts';
import { requiredText } from '#domain/kernel/form-text.server.ts';
import { adjustmentKinds, noteLimit } from './stock-adjustment.ts';

/** Reads a stock adjustment. A reason in words is required. */
export const adjustmentSchema = z.object({
  kind: z.enum(adjustmentKinds, 'required'),
  units: wholeNumber({ max: productLimits.stock }),
  note: requiredText({ max: noteLimit }),
  shownStock: shownNumber,
  shownMovement: shownNumber,
  shownToPack: shownNumber,
  shownEntry: shownNumber,
});
