import { redirect } from 'react-router';
import { z } from 'zod';
import { addToWishlist } from '#domain/customers/wishlist/add-to-wishlist.server.ts';
import { removeFromWishlist } from '#domain/customers/wishlist/remove-from-wishlist.server.ts';
import { type Language, languages } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { accountContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/cookies/flash.server.ts';
import { writePendingWishlistProduct } from '#web/cookies/pending-wishlist-cookie.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { loadAccount } from '#web/guards/load-account.server.ts';
import { logRequestError, type RequestArgs } from '#web/responses/log-request-error.server.ts';
import { signInPath } from '#web/urls/links.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/wishlist-entries.route';
import { flashOf } from './wishlist-flash.server.ts';
import type { WishlistMessage } from './wishlist-message.ts';

export const middleware = [loadAccount];

/** Redirects a GET to the wishlist. */
export function loader() {
  return redirect(localizePath('en', '/wishlist'));
}

/**
 * Handles a pressed heart. Remembers the product that a guest adds until they sign in. Returns the message to a script;
 * redirects a plain form to the wishlist, or to the sign-in and from there to the wishlist.
 */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const running = context.get(runningShopContext);
  const form = await readForm(request, wishlistSchema);
  const language = form.values['language'] === 'si' ? 'si' : 'en';
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  const isScript = request.headers.get('Accept')?.includes('application/json') === true;
  const message = await messageAfter(args, form);
  const isGuest = message.code === 'sign-in';
  if (isGuest && form.ok && form.value.intent === 'add') {
    const { productId } = form.value;
    headers.append('Set-Cookie', await writePendingWishlistProduct(running, productId));
  }
  if (isScript) return asJson(message, headers);
  if (isGuest) return redirect(signInFromWishlist(language), { status: 303, headers });
  headers.append('Set-Cookie', await writeFlash(running, flashOf(message)));
  return redirect(localizePath(language, '/wishlist'), { status: 303, headers });
}

/** Changes the wishlist, unless a guest has pressed the heart. Returns the message. */
async function messageAfter(
  { request, context }: RequestArgs,
  form: { ok: true; value: WishlistForm } | { ok: false },
): Promise<WishlistMessage> {
  const account = context.get(accountContext);
  if (!account) return signInFirst;
  if (!form.ok) return productGone;
  const changing = changeWishlist(context.get(shopContext), account.userId, form.value);
  return changing.catch((fault) => {
    logRequestError({ request, context }, fault);
    return failureMessage(form.value);
  });
}

const signInFirst: WishlistMessage = { kind: 'error', code: 'sign-in' };
const productGone: WishlistMessage = { kind: 'error', code: 'product-gone' };

function signInFromWishlist(language: Language): string {
  return signInPath(language, localizePath(language, '/wishlist'));
}

async function changeWishlist(
  shop: Shop,
  userId: string,
  { intent, productId }: WishlistForm,
): Promise<WishlistMessage> {
  if (intent === 'remove') {
    await removeFromWishlist(shop, userId, productId);
    return { kind: 'success', code: 'removed' };
  }
  const added = await addToWishlist(shop, userId, productId);
  if (added.ok) return { kind: 'success', code: 'added' };
  const { code } = added.refusal;
  return code === 'account-gone' ? signInFirst : { kind: 'error', code };
}

function failureMessage({ intent }: WishlistForm): WishlistMessage {
  return { kind: 'error', code: `${intent}-failed` };
}

function asJson(message: WishlistMessage, headers: Headers): Response {
  return Response.json(message, { status: statusOf(message), headers });
}

/** Returns 200 for a guest, who is only asked to sign in, so that browsers log no error. */
function statusOf({ kind, code }: WishlistMessage): number {
  if (kind === 'success' || code === 'sign-in') return 200;
  return code === 'add-failed' || code === 'remove-failed' ? 503 : 409;
}

/** Reads a pressed heart. A malformed id counts as a product that the shop does not sell. */
const wishlistSchema = z.object({
  intent: z.enum(['add', 'remove']).catch('add'),
  productId: z.string('product-gone').toLowerCase().pipe(z.uuid('product-gone')),
  language: z.enum(languages).catch('en'),
});
type WishlistForm = z.output<typeof wishlistSchema>;
