import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { CartPromo, PromoProblem } from './promo.ts';
import { promoCodes } from './tables.server.ts';

/** Brings a typed code into the form in which it is kept. */
export function promoCodeOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '').toUpperCase().slice(0, 40);
}

/** Finds a code for a cart, with its terms or with the reason why it does not hold now. */
export async function findPromo(shop: Shop, code: string): Promise<CartPromo | undefined> {
  const [found] = await shop.db.select().from(promoCodes).where(eq(promoCodes.code, code));
  if (!found) return undefined;
  const { id, kind, value, minimumLkr, productIds } = found;
  const problem = problemOf(found, shop.now());
  return problem
    ? { id, code, problem }
    : { id, code, terms: { kind, value, minimumLkr, productIds } };
}

type PromoRow = typeof promoCodes.$inferSelect;

function problemOf(promo: PromoRow, now: Date): PromoProblem | undefined {
  const { startsAt, endsAt, maxUses, used, active } = promo;
  if (!active || (endsAt && endsAt <= now)) return { code: 'over' };
  if (startsAt && startsAt > now) return { code: 'not-yet', day: shortDate(startsAt) };
  return maxUses !== null && used >= maxUses ? { code: 'used-up' } : undefined;
}

/**
 * Keeps a code as it is until the transaction ends: its owner waits, other orders with it do not. Locked before the
 * products (decision 032).
 */
export async function holdPromo(shop: Shop, code: string): Promise<void> {
  await shop.db
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(eq(promoCodes.code, code))
    .for('key share');
}

/** Returns whether there is a code that holds now or later. A shop without one asks nobody for a code. */
export async function hasPromoCodes(shop: Shop): Promise<boolean> {
  const isNotOver = or(isNull(promoCodes.endsAt), gt(promoCodes.endsAt, shop.now()));
  const found = await shop.db
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(and(eq(promoCodes.active, true), isNotOver))
    .limit(1);
  return found.length > 0;
}
