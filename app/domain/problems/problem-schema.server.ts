import { z } from 'zod';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import { problemKinds } from '#domain/orders/order.ts';
import { problemLimits } from './problem.ts';

/** Reads a reported problem. A description is required only for the kind `other`. */
export const problemSchema = z
  .object({
    kind: z.enum(problemKinds, 'choose'),
    words: formText({ max: problemLimits.words, lines: 'several' }).prefault(''),
  })
  .refine(({ kind, words }) => kind !== 'other' || words !== '', {
    path: ['words'],
    message: 'required',
  });
export type ProblemForm = z.output<typeof problemSchema>;

/** Reads the owner's answer. */
export const settleSchema = z.object({
  answer: requiredText({ max: problemLimits.answer, lines: 'several' }),
});
