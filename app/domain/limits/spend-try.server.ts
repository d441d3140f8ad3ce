import { eq, sql } from 'drizzle-orm';
import { clockSkewMs } from '#domain/kernel/clock-skew.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Budget } from './budgets.ts';
import { tryBudgets } from './tables.server.ts';

export type TooMany = { code: 'too-many-tries'; retryAfterMs: number };

/**
 * Spends one try of a budget, or refuses when it is used up. One statement does it, so that a thousand tries at once
 * count as a thousand. The window begins with the first try and does not move. A budget that is used up is only read:
 * whoever goes on trying writes nothing.
 */
export async function spendTry(shop: Shop, budget: Budget): Promise<Result<undefined, TooMany>> {
  const now = shop.now();
  const renewsAt = new Date(now.getTime() + budget.windowMs);
  const impossible = new Date(renewsAt.getTime() + clockSkewMs);
  const isOver = sql`(${tryBudgets.renewsAt} <= ${now.toISOString()}::timestamptz or ${tryBudgets.renewsAt} > ${impossible.toISOString()}::timestamptz)`;
  const [spent] = await shop.db
    .insert(tryBudgets)
    .values({ bucket: budget.bucket, used: 1, renewsAt })
    .onConflictDoUpdate({
      target: tryBudgets.bucket,
      set: {
        used: sql`case when ${isOver} then 1 else ${tryBudgets.used} + 1 end`,
        renewsAt: sql`case when ${isOver} then ${renewsAt.toISOString()}::timestamptz else ${tryBudgets.renewsAt} end`,
      },
      setWhere: sql`${isOver} or ${tryBudgets.used} < ${budget.tries}`,
    })
    .returning({ bucket: tryBudgets.bucket });
  if (spent) return ok();
  return refuse({ code: 'too-many-tries', retryAfterMs: await untilRenewed(shop, budget) });
}

async function untilRenewed(shop: Shop, { bucket }: Budget): Promise<number> {
  const [full] = await shop.db
    .select({ renewsAt: tryBudgets.renewsAt })
    .from(tryBudgets)
    .where(eq(tryBudgets.bucket, bucket));
  return full ? Math.max(0, full.renewsAt.getTime() - shop.now().getTime()) : 0;
}
