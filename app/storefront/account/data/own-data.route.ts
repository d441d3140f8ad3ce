import { customerContext, shopContext } from '#web/contexts.server.ts';
import { requireCustomer } from '#web/guards/require-customer.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/own-data.route';
import { collectOwnData } from './collect-own-data.server.ts';

export const middleware: Route.MiddlewareFunction[] = [requireCustomer];

/** Downloads the data of the signed-in customer. */
export async function loader({ context }: Route.LoaderArgs) {
  const { userId } = context.get(customerContext);
  const ownData = (await collectOwnData(context.get(shopContext), userId)) ?? throwNotFound();
  return new Response(`${JSON.stringify(ownData, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="sandhi-my-data.json"',
      'X-Robots-Tag': 'noindex',
    },
  });
}
