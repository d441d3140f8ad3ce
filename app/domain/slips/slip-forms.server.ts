import { z } from 'zod';
import { formText } from '#domain/kernel/form-text.server.ts';
import { slipReasons } from '#domain/orders/order.ts';
import { slipLimits } from './slip.ts';

/** The state that the form showed: the ids of the slips, and the amount due. `acceptSlips` refuses a malformed one: -1 is never due. */
const shownFields = z.object({
  shownSlips: z.string().transform((ids) => ids.split(' ').filter(Boolean)),
  shownDueLkr: z.coerce.number().int().catch(-1),
});

export const acceptSlipsSchema = shownFields;

/** Reads the reason for which slips are refused. A text is required only with the reason `other`. */
export const refuseSlipsSchema = shownFields
  .extend({
    reason: z.enum(slipReasons, 'choose'),
    words: formText({ max: slipLimits.words, lines: 'several' }).prefault(''),
  })
  .refine(({ reason, words }) => reason !== 'other' || words !== '', {
    path: ['words'],
    message: 'required',
  });
