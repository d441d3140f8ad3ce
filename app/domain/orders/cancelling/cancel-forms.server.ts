import { z } from 'zod';
import { formText } from '#domain/kernel/form-text.server.ts';
import { declineReasons } from '#domain/orders/order.ts';
import { cancelRequestLimits } from './cancel-request.ts';

/** Reads the customer's form: a request to cancel with its reason, or the withdrawal of a request. */
export const askCancelSchema = z.object({
  intent: z.enum(['ask', 'withdraw']),
  words: formText({ max: cancelRequestLimits.words, lines: 'several' }).prefault(''),
});

export const acceptCancelSchema = z.object({});

/** Reads the reason for which a request is declined. A text is required only with the reason `other`. */
export const declineCancelSchema = z
  .object({
    reason: z.enum(declineReasons, 'choose'),
    words: formText({ max: cancelRequestLimits.answer, lines: 'several' }).prefault(''),
  })
  .refine(({ reason, words }) => reason !== 'other' || words !== '', {
    path: ['words'],
    message: 'required',
  });
