import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviews } from '#domain/reviews/tables.server.ts';
import { openSellingShop } from '#test/checkout.ts';
import { aReview } from '#test/reviews.ts';
import { readTestimonials } from './read-testimonials.server.ts';

const line = 'Helped.'.padEnd(60, '!');

test.each([
  ['after a whole word', 'oil '.repeat(100), `${'oil '.repeat(69)}oil…`],
  [
    'at a line break as at a space',
    `My ${`${line}\n`.repeat(6)}`,
    `My ${Array(4).fill(line).join('\n')}…`,
  ],
  ['at the limit, if it has no white space', 'අ'.repeat(300), `${'අ'.repeat(280)}…`],
])('a long review on the home page is cut %s', async (_, words, quote) => {
  const shop = await openSellingShop();
  const { review } = await aReview(shop, { words });
  await shop.db.update(reviews).set({ onHomeSince: shop.now() }).where(eq(reviews.id, review.id));

  const [testimonial] = await readTestimonials(shop, []);

  expect(testimonial?.quote.en).toBe(quote);
});
