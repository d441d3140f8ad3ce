import { redirect } from 'react-router';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { pathIn } from '#web/language-path.ts';
import { loadAccount } from '#web/load-account.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { type Asked, changeVisitorCart, readVisitorCart } from '#web/visitor-cart.server.ts';
import type { Route } from './+types/cart-lines.route';
import type { CartAnswer, CartMessage, CartMessageCode } from './cart-answer.ts';
import { cartRequestForm, languageOfForm, problemOf } from './cart-request-form.server.ts';
import { changeCart } from './change-cart.server.ts';

const isPrivate = { 'Cache-Control': 'private, no-store' };

export const middleware = [loadAccount];

/** Returns the visitor's cart, for cached pages. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const cart = await readVisitorCart({ request, context });
  const priced = await priceCart(context.get(shopContext), cart);
  return Response.json({ cart: priced }, { headers: isPrivate });
}

/** Changes the cart. Returns the whole cart to a script; redirects a plain form to the cart page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, cartRequestForm);
  const { setCookies, ...answer } = await answered({ request, context }, form);

  const headers = new Headers(isPrivate);
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  if (request.headers.get('Accept')?.includes('application/json')) {
    const status = answer.ok ? 200 : statusOf(answer.message);
    return Response.json(answer, { status, headers });
  }
  headers.append('Set-Cookie', await writeFlash(context.get(runningShopContext), answer.message));
  return redirect(pathIn(languageOfForm(form.values), '/cart'), { status: 303, headers });
}

type Answered = CartAnswer & { setCookies: string[] };

async function answered(
  asked: Asked,
  form: Awaited<ReturnType<typeof readForm<typeof cartRequestForm>>>,
): Promise<Answered> {
  if (!form.ok) return refused(asked, problemOf(form.refusal.problems));
  const { changed, setCookies } = await changeVisitorCart(asked, (shop, cart) =>
    changeCart(shop, cart, form.value),
  );
  if (!changed.ok) return refused(asked, changed.refusal.code);
  const { priced, message } = changed.value;
  return { ok: true, cart: priced, message, setCookies };
}

/** Returns the unchanged cart. */
async function refused(asked: Asked, code: CartMessageCode): Promise<Answered> {
  const cart = await priceCart(asked.context.get(shopContext), await readVisitorCart(asked));
  return { ok: false, cart, message: { kind: 'error', code }, setCookies: [] };
}

/** Returns 409 for a valid form that cannot be granted as the shop is now. */
function statusOf({ code }: CartMessage): number {
  return code === 'product-gone' || code === 'too-many-products' ? 409 : 422;
}
