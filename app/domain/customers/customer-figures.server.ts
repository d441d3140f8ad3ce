import { sql } from 'drizzle-orm';
import { daysLater } from '#domain/kernel/colombo-time.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { customerBook } from './customer-book.server.ts';

const newDays = 30;

export type CustomerFigures = {
  customersCount: number;
  /** Those who have an account and have not ordered yet are the others. */
  orderedCount: number;
  /** Joined within the last 30 days. */
  newCount: number;
  /** The totals of all their orders divided by the number of customers, in whole rupees. */
  averageLkr: number;
};

export async function customerFigures(shop: OwnerShop): Promise<CustomerFigures> {
  const book = customerBook(shop);
  const since = daysLater(shop.now(), -newDays).toISOString();
  const [sums] = await shop.db
    .select({
      customersCount: sql`count(*)`.mapWith(Number),
      orderedCount: sql`count(*) filter (where ${book.ordersCount} > 0)`.mapWith(Number),
      newCount: sql`count(*) filter (where ${book.joinedAt} >= ${since}::timestamptz)`.mapWith(
        Number,
      ),
      spentLkr: sql`coalesce(sum(${book.spentLkr}), 0)`.mapWith(Number),
    })
    .from(book);
  if (!sums) throw new Error('The database counted nothing.');
  const { spentLkr, ...counts } = sums;
  return { ...counts, averageLkr: Math.round(spentLkr / Math.max(1, counts.customersCount)) };
}
