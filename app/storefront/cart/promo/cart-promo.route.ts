import { href, redirect } from 'react-router';
import { z } from 'zod';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import { languages } from '#domain/kernel/bilingual.ts';
import { promoCodeOf } from '#domain/promotions/promo.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/cookies/flash.server.ts';
import { readVisitorCart } from '#web/cookies/visitor-cart.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { loadAccount } from '#web/guards/load-account.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/cart-promo.route';
import { promoRefusalCopy } from './promo.copy.ts';
import type { PromoRefusal, PromoResponse } from './promo-response.ts';
import { applyVisitorPromo, removeVisitorPromo } from './visitor-promo.server.ts';

/** Reads the form. An empty code removes the one of the cart; a form without a code is refused like an unknown one. */
const promoForm = z.object({
  promo: z.string().catch('?'),
  language: z.enum(languages).catch('en'),
});

export const middleware = [loadAccount];

/** Redirects a GET to the cart. */
export function loader() {
  return redirect(href('/cart'), 302);
}

/** Applies or removes a code. Returns the cart to a script; redirects a plain form to the cart page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, promoForm);
  const { promo, language } = form.ok ? form.value : promoForm.parse({});
  const args = { request, context };
  const { refusal, setCookies } = await changePromo(args, promo);
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);

  const code = promoCodeOf(promo);
  if (request.headers.get('Accept')?.includes('application/json')) {
    const cart = await priceCart(context.get(shopContext), await readVisitorCart(args));
    const response: PromoResponse = { cart, code, ...(refusal && { refusal }) };
    return Response.json(response, { status: statusOf(refusal), headers });
  }
  if (refusal) {
    const name = promoRefusalCopy(code, refusal);
    const flash = { kind: 'error', code: 'promo-refused', name } as const;
    headers.append('Set-Cookie', await writeFlash(context.get(runningShopContext), flash));
  }
  return redirect(localizePath(language, href('/cart')), { status: 303, headers });
}

type PromoChange = { refusal?: PromoRefusal; setCookies: string[] };

async function changePromo(args: RequestArgs, promo: string): Promise<PromoChange> {
  if (promo.trim() === '') return { setCookies: await removeVisitorPromo(args) };
  const applied = await applyVisitorPromo(args, promo);
  return applied.ok
    ? { setCookies: applied.value.setCookies }
    : { refusal: applied.refusal, setCookies: [] };
}

function statusOf(refusal: PromoResponse['refusal']): number {
  if (!refusal) return 200;
  return refusal.code === 'too-many-attempts' ? 429 : 409;
}
