import { z } from 'zod';
import { languages } from '#domain/kernel/bilingual.ts';

/** A whole number as it is typed. What is larger than a cart holds is refused later, with the same words. */
const quantity = z
  .string('quantity-invalid')
  .trim()
  .regex(/^-?\d{1,9}$/, 'quantity-invalid')
  .transform(Number);

const productId = z.string('unreadable').toLowerCase().pipe(z.uuid('product-gone'));
const language = z.enum(languages).catch('en');

/** A change of the cart as a form sends it. Problems are codes of the messages that the shop has words for. */
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

/** The one thing to say of a form that was not understood. */
export function problemOf(problems: Record<string, string>) {
  const found = Object.values(problems);
  return problemCodes.find((code) => found.includes(code)) ?? 'unreadable';
}

/** Where the answer goes is known even of a form that cannot be read. */
export function languageOfForm(values: Record<string, string>) {
  return language.parse(values['language']);
}
