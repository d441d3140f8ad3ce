import { z } from 'zod';
import { languages } from '#domain/kernel/bilingual.ts';

/** A whole number as typed. One that is too large for a cart is refused later, with the same words. */
const quantity = z
  .string('quantity-invalid')
  .trim()
  .regex(/^-?\d{1,9}$/, 'quantity-invalid')
  .transform(Number);

const productId = z.string('unreadable').toLowerCase().pipe(z.uuid('product-gone'));
const language = z.enum(languages).catch('en');

/** Reads a change of the cart. Problems are codes of the messages that the shop has words for. */
export const cartRequestForm = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.enum(['add', 'set']), productId, quantity, language }),
    z.object({ intent: z.literal('remove'), productId, language }),
  ],
  'unreadable',
);
export type CartRequestForm = z.output<typeof cartRequestForm>;

const problemCodes = ['quantity-invalid', 'product-gone', 'unreadable'] as const;

/** Returns the one problem to report of an invalid form. */
export function problemOf(problems: Record<string, string>) {
  const found = Object.values(problems);
  return problemCodes.find((code) => found.includes(code)) ?? 'unreadable';
}

/** Returns the language even of an invalid form. */
export function languageOfForm(values: Record<string, string>) {
  return language.parse(values['language']);
}
