import { z } from 'zod';
import { languages } from '#domain/kernel/bilingual.ts';

/** Reads a pressed heart. A malformed id counts as a product that the shop does not sell. */
export const wishForm = z.object({
  intent: z.enum(['add', 'remove']).catch('add'),
  productId: z.string('product-gone').toLowerCase().pipe(z.uuid('product-gone')),
  language: z.enum(languages).catch('en'),
});
export type WishForm = z.output<typeof wishForm>;
