import { redirect } from 'react-router';
import type { Cart } from '#domain/cart/cart.ts';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { CartAnswer, CartMessage, CartMessageCode } from '#storefront/shell/cart-answer.ts';
import { readCart, writeCart } from '#web/cart-cookie.server.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { pathIn } from '#web/language-path.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/cart-lines.route';
import { cartWishForm, languageOfForm, problemOf } from './cart-wish-form.server.ts';
import { changeCart } from './change-cart.server.ts';

const isPrivate = { 'Cache-Control': 'private, no-store' };

/** What is in the cart of this browser, for the pages that are the same for everybody. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const cart = await readCart(context.get(runningShopContext), request);
  const priced = await priceCart(context.get(shopContext), cart);
  return Response.json({ cart: priced }, { headers: isPrivate });
}

/** Changes the cart. A script gets the whole cart as its answer; a plain form is led to the page of the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const running = context.get(runningShopContext);
  const cart = await readCart(running, request);
  const form = await readForm(request, cartWishForm);
  const answer = await answered(context.get(shopContext), cart, form);

  const headers = new Headers(isPrivate);
  if (answer.ok) headers.append('Set-Cookie', await writeCart(running, answer.held));
  if (request.headers.get('Accept')?.includes('application/json')) {
    const { ok, cart, message } = answer;
    const body: CartAnswer = { ok, cart, message };
    return Response.json(body, { status: ok ? 200 : statusOf(message), headers });
  }
  headers.append('Set-Cookie', await writeFlash(running, answer.message));
  return redirect(pathIn(languageOfForm(form.values), '/cart'), { status: 303, headers });
}

type Answered = CartAnswer & { held: Cart };

async function answered(
  shop: Shop,
  cart: Cart,
  form: Awaited<ReturnType<typeof readForm<typeof cartWishForm>>>,
): Promise<Answered> {
  if (!form.ok) return refused(shop, cart, problemOf(form.refusal.problems));
  const changed = await changeCart(shop, cart, form.value);
  if (!changed.ok) return refused(shop, cart, changed.refusal.code);
  const { cart: held, priced, message } = changed.value;
  return { ok: true, held, cart: priced, message };
}

async function refused(shop: Shop, cart: Cart, code: CartMessageCode): Promise<Answered> {
  return {
    ok: false,
    held: cart,
    cart: await priceCart(shop, cart),
    message: { kind: 'error', code },
  };
}

/** A form that was understood, but cannot be granted as the shop is now, is a conflict. */
function statusOf({ code }: CartMessage): number {
  return code === 'product-gone' || code === 'too-many-products' ? 409 : 422;
}
