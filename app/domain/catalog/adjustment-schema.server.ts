import { z } from 'zod';
import { requiredText } from '#domain/kernel/form-text.server.ts';
import { productLimits } from './product-form.ts';
import { shownNumber, wholeNumber } from './product-schema.server.ts';
import { adjustmentKinds, noteLimit } from './stock-adjustment.ts';

/** Without a reason in words no unit moves. */
export const adjustmentSchema = z.object({
  kind: z.enum(adjustmentKinds, 'required'),
  units: wholeNumber({ max: productLimits.stock }),
  note: requiredText({ max: noteLimit }),
  shownStock: shownNumber,
});
