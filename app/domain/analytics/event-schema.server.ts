import { z } from 'zod';
import { plainLine } from '#domain/kernel/plain-text.server.ts';

const maxGraphemes = 100;
const graphemes = new Intl.Segmenter('si', { granularity: 'grapheme' });

/** Matches texts with an e-mail address or a phone number, however it is grouped. Searches for those are not stored. */
const looksPersonal = /@|(\d[\s()./\p{Pd}]{0,3}){7,}/u;

const query = z
  .string()
  .transform((input) => plainLine(input.toWellFormed().replace(/\p{Cc}/gu, ' ')))
  .refine((text) => text !== '' && !looksPersonal.test(text))
  .transform((text) =>
    [...graphemes.segment(text)]
      .slice(0, maxGraphemes)
      .map(({ segment }) => segment)
      .join(''),
  );

const productId = z.uuid();
/** Matches the time at which the session began, in milliseconds, until the year 2286. */
const sessionId = z.string().regex(/^session-\d{10,13}$/);

/**
 * Validates an event reported by a browser. Excludes `order_placed`, which the server records when it places an order.
 */
export const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hero_cta_click'),
    sessionId,
    data: z.strictObject({ action: z.enum(['order_now', 'learn_more']) }),
  }),
  z.strictObject({
    type: z.literal('product_search'),
    sessionId,
    data: z.strictObject({ query }),
  }),
  z.strictObject({
    type: z.literal('product_view'),
    sessionId,
    data: z.strictObject({ product_id: productId }),
  }),
  z.strictObject({
    type: z.literal('add_to_cart'),
    sessionId,
    data: z.strictObject({ product_id: productId, quantity: z.int().min(1).max(9_999) }),
  }),
]);

export type VisitorEvent = z.infer<typeof eventSchema>;
