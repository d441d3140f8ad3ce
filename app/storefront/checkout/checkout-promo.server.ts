import { data } from 'react-router';
import type { PlaceOrderRefusal } from '#domain/orders/checkout/place-order-refusal.ts';
import { promoProblemWords } from '#domain/promotions/promo.copy.ts';
import { promoApplied } from '#storefront/cart/promo/promo.copy.ts';
import { dropPromo, givePromo } from '#storefront/cart/promo/visitor-promo.server.ts';
import { refused } from '#web/forms/form-answers.server.ts';
import type { RequestArgs } from '#web/responses/log-fault.server.ts';
import type { CheckoutAnswer, PlacingRefusal } from './checkout-answer.ts';

type Values = Record<string, string>;

/** Gives the cart the code of the form, or takes it out. Nothing is placed before the new total was seen. */
export async function answerPromo(args: RequestArgs, { promo = '', ...values }: Values) {
  if (values['intent'] === 'drop-promo') {
    return withCookies({ values, problems: {} }, { cookies: await dropPromo(args) });
  }
  if (promo.trim() === '') return withCookies({ values, problems: {} }, {});
  const given = await givePromo(args, promo);
  if (!given.ok) {
    const answer = { values: { ...values, promo }, problems: {}, promo: given.refusal };
    return withCookies(answer, { status: given.refusal.code === 'too-many-attempts' ? 429 : 409 });
  }
  const { code: promoCode, setCookies: cookies } = given.value;
  const isPlacing = values['intent'] === undefined;
  const refusal = isPlacing
    ? ({ code: 'promo', says: promoApplied(promoCode) } as const)
    : undefined;
  return withCookies({ values, problems: {}, ...(refusal && { refusal }) }, { cookies });
}

/** Sends the form back. A code that no longer holds leaves the cart, so that the next press places what is shown. */
export async function refusePlacing(
  args: RequestArgs,
  { values, refusal }: { values: Values; refusal: PlaceOrderRefusal | PlacingRefusal },
) {
  if (refusal.code !== 'promo-refused') return refused(values, refusal);
  const { promoCode, problem, totalLkr } = refusal;
  const told = { code: 'promo', says: promoProblemWords(promoCode, problem), totalLkr } as const;
  const cookies = await dropPromo(args);
  return withCookies({ values, problems: {}, refusal: told }, { status: 409, cookies });
}

type Sent = { status?: number; cookies?: string[] };

function withCookies(answer: CheckoutAnswer, { status = 200, cookies = [] }: Sent) {
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return data(answer, { status, headers });
}
