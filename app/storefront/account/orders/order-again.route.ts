import { href, redirect } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { findOrderOf } from '#domain/orders/reading/find-order.server.ts';
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { type Flash, writeFlash } from '#web/flash.server.ts';
import { languageOf, pathIn } from '#web/language-path.ts';
import { notFound } from '#web/not-found.server.ts';
import { changeVisitorCart } from '#web/visitor-cart.server.ts';
import type { Route } from './+types/order-again.route';
import { type BoughtAgain, buyAgain } from './buy-again.server.ts';

/** Redirects visitors of this address to the orders. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(pathIn(languageOf(url.pathname), href('/account')), 302);
}

/** Adds one of the customer's own orders to the cart again, and redirects there. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const { userId } = context.get(customerContext);
  const { orderId } = params;
  const order = (await findOrderOf(context.get(shopContext), { userId, orderId })) ?? notFound();
  const { changed, setCookies } = await changeVisitorCart({ request, context }, (shop, cart) =>
    buyAgain(shop, cart, order),
  );
  const flash: Flash = changed.ok
    ? newsOf(changed.value)
    : { kind: 'error', code: changed.refusal.code };
  const headers = new Headers();
  for (const cookie of setCookies) headers.append('Set-Cookie', cookie);
  headers.append('Set-Cookie', await writeFlash(context.get(runningShopContext), flash));
  return redirect(pathIn(languageOf(url.pathname), href('/cart')), { status: 303, headers });
}

function newsOf({ added, gone }: BoughtAgain): Flash {
  if (gone.length === 0) return { kind: 'success', code: 'bought-again' };
  const name = joined(gone);
  return added === 0
    ? { kind: 'error', code: 'nothing-bought-again', name }
    : { kind: 'success', code: 'bought-some-again', name };
}

/** A cookie holds no endless list. */
const maxNames = 5;

function joined(names: Bilingual[]): Bilingual {
  const listed = (say: (name: Bilingual) => string) => {
    const said = names.slice(0, maxNames).map(say).join(', ');
    return names.length > maxNames ? `${said} …` : said;
  };
  return { en: listed(({ en }) => en), si: listed(({ en, si }) => si || en) };
}
