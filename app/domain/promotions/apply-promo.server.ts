import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { budgetOf } from '#domain/limits/budgets.ts';
import { spendAttempts, type TooManyAttempts } from '#domain/limits/spend-attempt.server.ts';
import { findPromo } from './find-promo.server.ts';
import type { CartPromo, PromoProblem } from './promo.ts';
import { promoCodeOf } from './promo.ts';

export type ApplyPromoRefusal = PromoProblem | TooManyAttempts;

/**
 * Finds a code that a shopper typed, if it is valid now. To prevent guessing, each unknown code spends an attempt of the
 * network address.
 */
export async function applyPromo(
  shop: Shop,
  typed: string,
): Promise<Result<CartPromo, ApplyPromoRefusal>> {
  const budget = budgetOf('promo:address', shop.clientBucket ?? 'unknown');
  const { outcome, returnAttempts } = await spendAttempts(shop, [budget]);
  if (!outcome.ok) return outcome;
  const promo = await findPromo(shop, promoCodeOf(typed));
  if (!promo) return refuse({ code: 'unknown' });
  await returnAttempts();
  return 'problem' in promo ? refuse(promo.problem) : ok(promo);
}
