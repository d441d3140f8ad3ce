import { listWishlistIds } from '#domain/customers/wishlist/list-wishlist.server.ts';
import { takeWishlistMessage } from '#storefront/wishlist/wishlist-flash.server.ts';
import { accountContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import { loadAccount, wasEndedElsewhere } from '#web/guards/load-account.server.ts';
import { logRequestError } from '#web/responses/log-request-error.server.ts';
import type { Route } from './+types/account-me.route';
import type { AccountResponse } from './account-response.ts';

export const middleware: Route.MiddlewareFunction[] = [loadAccount];

/** Returns the visitor's account and wishlist, which cached pages do not contain. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const account = context.get(accountContext);
  if (!account) {
    const guest: AccountResponse = { account: null, wishlist: [] };
    const hasEnded = wasEndedElsewhere({ request, context });
    return Response.json(hasEnded ? { ...guest, endedElsewhere: true } : guest);
  }

  const { message, setCookies } = await takeWishlistMessage(
    context.get(runningShopContext),
    request,
  );
  const response: AccountResponse = {
    account: { name: account.name, isAdmin: account.isAdmin },
    ...(await readWishlist({ request, context }, account.userId)),
    ...(message && { wishlistMessage: message }),
  };
  const headers = setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return Response.json(response, { headers });
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
