import { redirect } from 'react-router';
import { z } from 'zod';
import {
  addToCart,
  type Cart,
  type CartRefusal,
  removeFromCart,
  setQuantity,
} from '#domain/cart/cart.ts';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import type { PricedCart } from '#domain/cart/priced-cart.ts';
import { languages } from '#domain/kernel/bilingual.ts';
import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { applyPromo } from '#domain/promotions/apply-promo.server.ts';
import { runningShopContext, shopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/cookies/flash.server.ts';
import { changeVisitorCart, readVisitorCart } from '#web/cookies/visitor-cart.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { loadAccount } from '#web/guards/load-account.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/cart-lines.route';
import type { CartMessage, CartMessageCode, CartResponse } from './state/cart-response.ts';

const noStore = { 'Cache-Control': 'private, no-store' };

export const middleware = [loadAccount];

/** Returns the visitor's cart, for cached pages. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const cart = await readVisitorCart({ request, context });
  const priced = await priceCart(context.get(shopContext), cart);
  return Response.json({ cart: priced }, { headers: noStore });
}

/** Changes the cart. Returns the whole cart to a script; redirects a plain form to the cart page. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, cartRequestForm);
  const { setCookies, ...response } = await changeOrRefuse({ request, context }, form);

  const headers = new Headers(noStore);
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  if (request.headers.get('Accept')?.includes('application/json')) {
    const status = response.ok ? 200 : statusOf(response.message);
    return Response.json(response, { status, headers });
  }
  headers.append('Set-Cookie', await writeFlash(context.get(runningShopContext), response.message));
  return redirect(localizePath(languageOfForm(form.values), '/cart'), { status: 303, headers });
}

type CartResult = CartResponse & { setCookies: string[] };

async function changeOrRefuse(
  args: RequestArgs,
  form: Awaited<ReturnType<typeof readForm<typeof cartRequestForm>>>,
): Promise<CartResult> {
  if (!form.ok) return refuseChange(args, problemOf(form.refusal.problems));
  const { changed, setCookies } = await changeVisitorCart(args, (shop, cart) =>
    changeCart(shop, cart, form.value),
  );
  if (!changed.ok) return refuseChange(args, changed.refusal.code);
  const { priced, message } = changed.value;
  return { ok: true, cart: priced, message, setCookies };
}

/** Returns the unchanged cart with an error. */
async function refuseChange(args: RequestArgs, code: CartMessageCode): Promise<CartResult> {
  const cart = await priceCart(args.context.get(shopContext), await readVisitorCart(args));
  return { ok: false, cart, message: { kind: 'error', code }, setCookies: [] };
}

/** Returns 409 for a conflict with what the shop sells or with what is in the cart, 422 for other wrong forms. */
function statusOf({ code }: CartMessage): number {
  return code === 'product-gone' || code === 'too-many-products' ? 409 : 422;
}

type CartChange = { cart: Cart; priced: PricedCart; message: CartMessage };

/**
 * Returns the cart after a request, with its prices and a message. Products that are no longer sold cannot be added; their
 * lines can be set or removed.
 */
async function changeCart(
  shop: Shop,
  cart: Cart,
  request: CartRequestForm,
): Promise<Result<CartChange, CartRefusal | { code: 'product-gone' }>> {
  const changed = applyRequest(cart, request);
  if (!changed.ok) return changed;
  const nextCart = await restorePromo(shop, changed.value, request);
  const priced = await priceCart(shop, nextCart);
  const line = priced.lines.find(({ productId }) => productId === request.productId);
  const isInCart = hasProduct(nextCart, request.productId);
  if (isInCart && !line && (request.intent === 'add' || !hasProduct(cart, request.productId))) {
    return refuse({ code: 'product-gone' });
  }
  return ok({ cart: nextCart, priced, message: messageAbout(request, isInCart, line?.name) });
}

function applyRequest(cart: Cart, request: CartRequestForm): Result<Cart, CartRefusal> {
  if (request.intent === 'remove') return ok(removeFromCart(cart, request.productId));
  return request.intent === 'add' ? addToCart(cart, request) : setQuantity(cart, request);
}

/** Applies the code that was lost with the last line of the cart, when that line is restored to the empty cart. */
async function restorePromo(shop: Shop, cart: Cart, request: CartRequestForm): Promise<Cart> {
  const isOnlyLine = cart.lines.length === 1 && cart.promoCode === undefined;
  if (request.intent !== 'set' || !request.promo || !isOnlyLine) return cart;
  const applied = await applyPromo(shop, request.promo);
  return applied.ok ? { ...cart, promoCode: applied.value.code } : cart;
}

function hasProduct(cart: Cart, productId: string): boolean {
  return cart.lines.some((line) => line.productId === productId);
}

function messageAbout(
  { intent }: CartRequestForm,
  isInCart: boolean,
  name: CartMessage['name'],
): CartMessage {
  if (!isInCart) return { kind: 'success', code: 'removed' };
  if (intent === 'add' && name) return { kind: 'success', code: 'added', name };
  return { kind: 'success', code: 'updated' };
}

/** Parses a typed whole number. One that is too large for a cart is refused later, with the same message. */
const quantity = z
  .string('quantity-invalid')
  .trim()
  .regex(/^-?\d{1,9}$/, 'quantity-invalid')
  .transform(Number);

const productId = z.string('unreadable').toLowerCase().pipe(z.uuid('product-gone'));
const promo = z.string().optional().catch(undefined);
const language = z.enum(languages).catch('en');

/** Reads a change of the cart. Problems are codes of messages. */
const cartRequestForm = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.literal('add'), productId, quantity, language }),
    z.object({ intent: z.literal('set'), productId, quantity, promo, language }),
    z.object({ intent: z.literal('remove'), productId, language }),
  ],
  'unreadable',
);
type CartRequestForm = z.output<typeof cartRequestForm>;

const problemCodes = ['quantity-invalid', 'product-gone', 'unreadable'] as const;

/** Returns the one problem to report of an invalid form. */
function problemOf(problems: Record<string, string>) {
  const codes = Object.values(problems);
  return problemCodes.find((code) => codes.includes(code)) ?? 'unreadable';
}

/** Returns the language even of an invalid form. */
function languageOfForm(values: Record<string, string>) {
  return language.parse(values['language']);
}
