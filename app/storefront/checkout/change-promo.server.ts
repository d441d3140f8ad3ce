import { data } from 'react-router';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { PlaceOrderRefusal } from '#domain/orders/checkout/place-order-refusal.ts';
import { promoProblemCopy } from '#domain/promotions/promo.copy.ts';
import { promoApplied } from '#storefront/cart/promo/promo.copy.ts';
import {
  applyVisitorPromo,
  removeVisitorPromo,
} from '#storefront/cart/promo/visitor-promo.server.ts';
import { shopContext } from '#web/contexts.server.ts';
import { readVisitorCart } from '#web/cookies/visitor-cart.server.ts';
import { refusedAnswer } from '#web/forms/form-answers.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import type { CheckoutAnswer, PlacingRefusal } from './checkout-answer.ts';

type FormValues = Record<string, string>;

/** Applies the promo code of the form, or removes it. Places no order before the shopper has seen the new total. */
export async function changePromo(args: RequestArgs, { promo = '', ...values }: FormValues) {
  if (values['intent'] === 'drop-promo') {
    return withCookies({ values, problems: {} }, { setCookies: await removeVisitorPromo(args) });
  }
  if (promo.trim() === '') return withCookies({ values, problems: {} }, {});
  const applied = await applyVisitorPromo(args, promo);
  if (!applied.ok) {
    const answer = { values: { ...values, promo }, problems: {}, promo: applied.refusal };
    return withCookies(answer, {
      status: applied.refusal.code === 'too-many-attempts' ? 429 : 409,
    });
  }
  const { code: promoCode, setCookies } = applied.value;
  const isPlacing = values['intent'] === undefined;
  const refusal = isPlacing
    ? ({ code: 'promo', text: await promoOutcomeText(args, promoCode) } as const)
    : undefined;
  return withCookies({ values, problems: {}, ...(refusal && { refusal }) }, { setCookies });
}

/** Asks the shopper to check the new total, or says why the code gives this cart no discount. */
async function promoOutcomeText(args: RequestArgs, promoCode: string): Promise<Bilingual> {
  const cart = await readVisitorCart(args);
  const { promoProblem } = await priceCart(args.context.get(shopContext), cart);
  return promoProblem ? promoProblemCopy(promoCode, promoProblem) : promoApplied(promoCode);
}

/** Returns the form with the refusal. Removes a code that is no longer valid, so that the next press can order. */
export async function refusePlacing(
  args: RequestArgs,
  { values, refusal }: { values: FormValues; refusal: PlaceOrderRefusal | PlacingRefusal },
) {
  if (refusal.code !== 'promo-refused') return refusedAnswer(values, refusal);
  const { promoCode, problem, totalLkr } = refusal;
  const invalidPromo = {
    code: 'promo',
    text: promoProblemCopy(promoCode, problem),
    totalLkr,
  } as const;
  const setCookies = await removeVisitorPromo(args);
  return withCookies({ values, problems: {}, refusal: invalidPromo }, { status: 409, setCookies });
}

type ResponseParts = { status?: number; setCookies?: string[] };

function withCookies(answer: CheckoutAnswer, { status = 200, setCookies = [] }: ResponseParts) {
  const headers = setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return data(answer, { status, headers });
}
