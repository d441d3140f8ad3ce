import { ok, type Result } from '#domain/kernel/result.ts';
import { applyPromo } from '#domain/promotions/apply-promo.server.ts';
import { shopContext } from '#web/contexts.server.ts';
import { changeVisitorCart } from '#web/cookies/visitor-cart.server.ts';
import type { RequestArgs } from '#web/responses/log-fault.server.ts';
import type { PromoRefusal } from './promo-answer.ts';

/** Gives the visitor's cart a code, in place of the one that it has. Returns its cookies, and the code as it is kept. */
export async function givePromo(
  args: RequestArgs,
  typed: string,
): Promise<Result<{ code: string; setCookies: string[] }, PromoRefusal>> {
  const applied = await applyPromo(args.context.get(shopContext), typed);
  if (!applied.ok) return applied;
  const { code } = applied.value;
  return ok({ code, setCookies: await keepPromo(args, code) });
}

/** Takes the code out of the visitor's cart. Returns its cookies. */
export function dropPromo(args: RequestArgs): Promise<string[]> {
  return keepPromo(args, undefined);
}

async function keepPromo(args: RequestArgs, promoCode: string | undefined): Promise<string[]> {
  const { setCookies } = await changeVisitorCart(args, async (_, cart) =>
    ok({ cart: { ...cart, promoCode } }),
  );
  return setCookies;
}
