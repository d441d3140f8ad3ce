import { z } from 'zod';

/** The button that brings a deleted product back. */
export const restoreSchema = z.object({
  intent: z.literal('restore'),
  productId: z.uuid('stale'),
});

/** The switch of one product: on to feature it, off to take it from there. */
export const featureSchema = z.object({
  productId: z.uuid('stale'),
  featured: z.enum(['on', 'off'], 'stale').transform((sent) => sent === 'on'),
});
