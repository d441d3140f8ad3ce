import { href, redirect } from 'react-router';
import { addToCart, type Cart, type CartLine, type CartRefusal } from '#domain/cart/cart.ts';
import { priceCart } from '#domain/cart/price-cart.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { findOrderOf } from '#domain/orders/reading/find-order.server.ts';
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { type Flash, writeFlash } from '#web/cookies/flash.server.ts';
import { changeVisitorCart } from '#web/cookies/visitor-cart.server.ts';
import { readTypedForm } from '#web/forms/read-form.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/order-again.route';

/** Redirects a GET to the orders. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(localizePath(languageOf(url.pathname), href('/account')), 302);
}

/** Adds one of the customer's own orders to the cart again, once for a form that was sent twice, and redirects there. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { userId } = context.get(customerContext);
  const { orderId } = params;
  const order =
    (await findOrderOf(context.get(shopContext), { userId, orderId })) ?? throwNotFound();
  const { values } = await readTypedForm(request);
  const { changed, setCookies } = await changeVisitorCart({ request, context }, (shop, cart) =>
    buyAgain(shop, cart, { order, values }),
  );
  const flash: Flash = changed.ok
    ? flashOf(changed.value)
    : { kind: 'error', code: changed.refusal.code };
  const headers = new Headers();
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  headers.append('Set-Cookie', await writeFlash(context.get(runningShopContext), flash));
  return redirect(localizePath(languageOf(url.pathname), href('/cart')), { status: 303, headers });
}

function flashOf({ added, gone }: BoughtAgain): Flash {
  if (gone.length === 0) return { kind: 'success', code: 'bought-again' };
  const name = joinNames(gone);
  return added === 0
    ? { kind: 'error', code: 'nothing-bought-again', name }
    : { kind: 'success', code: 'bought-some-again', name };
}

/** Limits the names that the flash cookie has to hold. */
const maxNames = 5;

function joinNames(names: Bilingual[]): Bilingual {
  const listNames = (nameIn: (name: Bilingual) => string) => {
    const listedNames = names.slice(0, maxNames).map(nameIn).join(', ');
    return names.length > maxNames ? `${listedNames} …` : listedNames;
  };
  return { en: listNames(({ en }) => en), si: listNames(({ en, si }) => si || en) };
}

type BoughtAgain = { cart: Cart; added: number; gone: Bilingual[] };

/**
 * Adds the lines that are still sold to a cart, and names the others. If the cart refuses one line, it adds none. A form
 * that is sent again adds nothing.
 */
async function buyAgain(
  shop: Shop,
  cart: Cart,
  { order, values }: { order: Order; values: Record<string, string> },
): Promise<Result<BoughtAgain, CartRefusal>> {
  const { lines: sold } = await priceCart(shop, { key: undefined, lines: order.lines });
  let nextCart = cart;
  const submission = { subject: `buy-again ${order.id}`, values };
  const added = await onceForForm(shop, submission, async () => {
    const added = addLines(cart, sold);
    if (added.ok) nextCart = added.value;
    return added;
  });
  if (!added.ok) return added;
  const isSold = (productId: string) => sold.some((line) => line.productId === productId);
  const gone = order.lines.filter(({ productId }) => !isSold(productId));
  return ok({
    cart: nextCart,
    added: sold.length,
    gone: gone.map(({ productName }) => productName),
  });
}

function addLines(cart: Cart, lines: readonly CartLine[]): Result<Cart, CartRefusal> {
  let nextCart = cart;
  for (const { productId, quantity } of lines) {
    const added = addToCart(nextCart, { productId, quantity });
    if (!added.ok) return added;
    nextCart = added.value;
  }
  return ok(nextCart);
}
