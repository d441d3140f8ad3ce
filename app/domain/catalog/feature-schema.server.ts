import { z } from 'zod';

/** Reads the button that restores a deleted product. */
export const restoreSchema = z.object({
  intent: z.literal('restore'),
  productId: z.uuid('stale'),
});

/** Reads the switch of one product: on to feature it, off to end that. */
export const featureSchema = z.object({
  productId: z.uuid('stale'),
  featured: z.enum(['on', 'off'], 'stale').transform((sent) => sent === 'on'),
});
