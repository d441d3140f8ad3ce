import { accountContext } from '#web/contexts.server.ts';
import { knowAccount } from '#web/know-account.server.ts';
import type { Route } from './+types/account-me.route';
import type { AccountAnswer } from './account-answer.ts';

export const middleware: Route.MiddlewareFunction[] = [knowAccount];

/** What pages that are the same for everybody do not know: who looks at them. */
export function loader({ context }: Route.LoaderArgs) {
  const account = context.get(accountContext);
  const answer: AccountAnswer = {
    account: account && { name: account.name, isAdmin: account.isAdmin },
    wishlist: [],
  };
  return Response.json(answer);
}
