import { z } from 'zod';
import { formText } from '#domain/kernel/form-text.server.ts';
import { hidingReasons, reviewLimits } from './review.ts';

const consent = z
  .string()
  .optional()
  .transform((value) => value === 'on');

/** Validates a review. Name and town are left out where the reviewer did not agree to show them. */
export const reviewSchema = z
  .object({
    stars: z.enum(['1', '2', '3', '4', '5'], 'required').transform(Number),
    words: formText({ max: reviewLimits.words, lines: 'several' }).prefault(''),
    firstName: formText({ max: reviewLimits.firstName }).prefault(''),
    town: formText({ max: reviewLimits.town }).prefault(''),
    isNameShown: consent,
  })
  .transform(({ isNameShown, firstName, town, ...review }) => ({
    ...review,
    ...(isNameShown ? { firstName, town } : { firstName: '', town: '' }),
  }));
export type ReviewForm = z.output<typeof reviewSchema>;

const version = z.coerce.number().int().positive();

/**
 * Validates the owner's change of a review in this version. An empty answer deletes the stored one.
 */
export const changeSchema = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('answer'),
    answer: formText({ max: reviewLimits.answer, lines: 'several' }),
    shownAnswer: z.string().optional(),
    version,
  }),
  z.object({ intent: z.literal('hide'), reason: z.enum(hidingReasons, 'required'), version }),
  z.object({ intent: z.literal('show'), version }),
  z.object({ intent: z.literal('put-on-home'), version }),
  z.object({ intent: z.literal('take-off-home'), version }),
]);
export type ReviewChange = z.output<typeof changeSchema>;
