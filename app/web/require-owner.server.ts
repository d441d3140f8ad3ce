import { data, type MiddlewareFunction } from 'react-router';
import { findOwner, type Owner } from '#domain/accounts/find-owner.server.ts';
import { asOwner } from '#domain/kernel/shop.server.ts';
import { readSession } from '#platform/auth/sessions.server.ts';
import { ownerShopContext, runningShopContext, shopContext } from './contexts.server.ts';
import type { DemoSignIn, RunningShop } from './running-shop.server.ts';

/** What the login screen is told when it stands in place of a page. */
export type SignInNeeded = { demo: DemoSignIn | undefined };

/** Nothing of the panel is kept by a browser or a proxy, or listed by a search engine, whatever the answer is. */
export const keepPanelPrivate: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  return response;
};

/**
 * The one door of the panel, before every loader and every action behind it.
 * Whoever is no owner gets 401, which the panel's layout shows as the login screen.
 */
export const requireOwner: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const running = context.get(runningShopContext);
  const visitor = await readOwner(running, request);
  if (!visitor) throw data({ demo: running.demo } satisfies SignInNeeded, { status: 401 });

  context.set(ownerShopContext, asOwner(context.get(shopContext), visitor.owner));
  const response = await next();
  for (const cookie of visitor.setCookies) response.headers.append('Set-Cookie', cookie);
  return response;
};

/** The owner whose session the request carries, and the cookies that prolong it. */
export async function readOwner(
  running: RunningShop,
  request: Request,
): Promise<{ owner: Owner; setCookies: string[] } | undefined> {
  const session = await readSession(running.auth, request.headers);
  if (!session) return undefined;
  const owner = await findOwner(running.shop, session.userId);
  return owner && mayEnter(running, owner) ? { owner, setCookies: session.setCookies } : undefined;
}

/** The account of the demonstration opens no real shop. */
export function mayEnter(running: RunningShop, owner: Owner): boolean {
  return !owner.demo || running.demo !== undefined;
}
