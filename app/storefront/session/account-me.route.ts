import { listWishlistIds } from '#domain/customers/wishlist/list-wishlist.server.ts';
import { takeWishlistMessage } from '#storefront/wishlist/wishlist-flash.server.ts';
import { accountContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { takeSignedOut } from '#web/cookies/signed-out-cookie.server.ts';
import { loadAccount, wasEndedElsewhere } from '#web/guards/load-account.server.ts';
import { logRequestError } from '#web/responses/log-request-error.server.ts';
import type { Route } from './+types/account-me.route';
import type { AccountResponse } from './account-response.ts';

export const middleware: Route.MiddlewareFunction[] = [loadAccount];

/** Returns the visitor's account and wishlist, which cached pages do not contain. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const account = context.get(accountContext);
  const running = context.get(runningShopContext);
  const signedOut = await takeSignedOut(running, request);
  const signedOutHere = signedOut.hasSignedOut ? { signedOutHere: true as const } : {};
  if (!account) {
    const hasEnded = wasEndedElsewhere({ request, context });
    const guest: AccountResponse = {
      account: null,
      wishlist: [],
      ...(hasEnded && { endedElsewhere: true }),
      ...signedOutHere,
    };
    return Response.json(guest, { headers: asHeaders(signedOut.setCookies) });
  }

  const { message, setCookies } = await takeWishlistMessage(running, request);
  const response: AccountResponse = {
    account: { userId: account.userId, name: account.name, isAdmin: account.isAdmin },
    ...(await readWishlist({ request, context }, account.userId)),
    ...(message && { wishlistMessage: message }),
    ...signedOutHere,
  };
  return Response.json(response, {
    headers: asHeaders([...setCookies, ...signedOut.setCookies]),
  });
}

function asHeaders(setCookies: readonly string[]): [string, string][] {
  return setCookies.map((cookie) => ['Set-Cookie', cookie]);
}

/** Reads the wishlist. A failure is logged, and the hearts stay as they are. */
async function readWishlist(
  args: Pick<Route.LoaderArgs, 'request' | 'context'>,
  userId: string,
): Promise<Pick<AccountResponse, 'wishlist'>> {
  try {
    return { wishlist: await listWishlistIds(args.context.get(shopContext), userId) };
  } catch (fault) {
    logRequestError(args, fault);
    return {};
  }
}
