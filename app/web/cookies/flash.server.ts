import { data, redirect } from 'react-router';
import { z } from 'zod';
import { deriveKey } from '#platform/config/secret.server.ts';
import { runningShopContext } from '#web/contexts.server.ts';
import type { RequestArgs } from '#web/responses/log-request-error.server.ts';
import type { RunningShop } from '#web/running-shop.server.ts';
import { signedCookie } from './signed-cookie.server.ts';

/** A message for the next page: a code for which the screen has a text, and a name that the text contains. */
const flashSchema = z.object({
  kind: z.enum(['success', 'error']),
  code: z.string().max(60),
  name: z.object({ en: z.string(), si: z.string() }).optional(),
});
export type Flash = z.output<typeof flashSchema>;

/**
 * Messages about the wishlist have a cookie of their own, because the layout shows them on every page: pages that show
 * other messages neither take nor replace them.
 */
type FlashCookie = 'sandhi_flash' | 'sandhi_wish_flash';

/** The beginning of each code about the wishlist. */
export const wishlistPrefix = 'wishlist-';

function flashCookie({ secret, https }: RunningShop, name: FlashCookie) {
  return signedCookie(https ? `__Host-${name}` : name, {
    secret: deriveKey('flash-cookie', secret),
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    path: '/',
    maxAge: 60,
  });
}

export function writeFlash(running: RunningShop, flash: Flash): Promise<string> {
  const isAboutWishlist = flash.code.startsWith(wishlistPrefix);
  return flashCookie(running, isAboutWishlist ? 'sandhi_wish_flash' : 'sandhi_flash').serialize(
    flash,
  );
}

/** Redirects to a page that shows the message. */
export async function redirectWithFlash(running: RunningShop, to: string, flash: Flash) {
  const cookie = await writeFlash(running, flash);
  return redirect(to, { status: 303, headers: { 'Set-Cookie': cookie } });
}

/** Reads the message for this page, and returns with it the cookie that deletes it, so that it is shown once. */
export async function takeFlash(
  running: RunningShop,
  request: Request,
  name: FlashCookie = 'sandhi_flash',
): Promise<{ flash: Flash | undefined; deletionCookie: string | undefined }> {
  const cookie = flashCookie(running, name);
  const cookieValue: unknown = await cookie.parse(request.headers.get('Cookie'));
  if (cookieValue === null || cookieValue === undefined)
    return { flash: undefined, deletionCookie: undefined };
  const flash = flashSchema.safeParse(cookieValue);
  return {
    flash: flash.success ? flash.data : undefined,
    deletionCookie: await cookie.serialize('', { maxAge: 0 }),
  };
}

/**
 * Responds with a page that may show the message, and makes sure that it is shown once. A message that `isForPage` rejects
 * is kept for the next page.
 */
export async function withFlash<Page extends object>(
  { request, context }: RequestArgs,
  pageOf: (flash: Flash | undefined) => Page,
  isForPage: (flash: Flash) => boolean = () => true,
) {
  const { flash, deletionCookie } = await takeFlash(context.get(runningShopContext), request);
  if (flash && !isForPage(flash)) return data(pageOf(undefined), {});
  return data(
    pageOf(flash),
    deletionCookie === undefined ? {} : { headers: { 'Set-Cookie': deletionCookie } },
  );
}
