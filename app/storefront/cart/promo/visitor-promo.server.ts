import { ok, type Result } from '#domain/kernel/result.ts';
import { applyPromo } from '#domain/promotions/apply-promo.server.ts';
import { shopContext } from '#web/contexts.server.ts';
import { changeVisitorCart } from '#web/cookies/visitor-cart.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import type { PromoRefusal } from './promo-response.ts';

/** Applies a promo code to the visitor's cart, replacing the current one. Returns the cookies and the normalized code. */
export async function applyVisitorPromo(
  args: RequestArgs,
  input: string,
): Promise<Result<{ code: string; setCookies: string[] }, PromoRefusal>> {
  const applied = await applyPromo(args.context.get(shopContext), input);
  if (!applied.ok) return applied;
  const { code } = applied.value;
  return ok({ code, setCookies: await savePromo(args, code) });
}

/** Removes the promo code from the visitor's cart. Returns the cookies. */
export function removeVisitorPromo(args: RequestArgs): Promise<string[]> {
  return savePromo(args, undefined);
}

async function savePromo(args: RequestArgs, promoCode: string | undefined): Promise<string[]> {
  const { setCookies } = await changeVisitorCart(args, async (_, cart) =>
    ok({ cart: { ...cart, promoCode } }),
  );
  return setCookies;
}
