import { z } from 'zod';
import type { ProductMove } from './product-move.ts';

/** Reads the button that restores a deleted product. The problem `stale` marks a value that no current page sends. */
export const restoreSchema = z.object({
  intent: z.literal('restore'),
  productId: z.uuid('stale'),
});

/** Reads the switch of one product: `on` features it, `off` stops featuring it. */
export const featureSchema = z.object({
  productId: z.uuid('stale'),
  featured: z.enum(['on', 'off'], 'stale').transform((sent) => sent === 'on'),
});

/** Reads a button or a drag that moves a product: "before" or "after", and the id of another one. */
export const moveSchema = z
  .object({
    productId: z.uuid('stale'),
    move: z.templateLiteral([z.enum(['before', 'after']), ' ', z.uuid()], 'stale'),
  })
  .transform(({ productId, move }): ProductMove => {
    const [side = '', neighbourId = ''] = move.split(' ');
    return { productId, side: side === 'after' ? 'after' : 'before', neighbourId };
  });
