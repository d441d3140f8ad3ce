import { z } from 'zod';
import { formText } from '#domain/kernel/form-text.server.ts';
import { slipReasons } from '#domain/orders/order.ts';
import { slipLimits } from './slip.ts';

/**
 * The ids of the slips and the amount due that the form showed. A malformed amount becomes -1, which is never due, so that
 * `acceptSlips` refuses it.
 */
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
