import { findKnownCustomer } from '#domain/orders/reading/find-known-customer.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/known-customer.route';

/** Returns who ordered with a number, while an order by phone is typed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const written = url.searchParams.get('phone') ?? '';
  const known = await findKnownCustomer(context.get(ownerShopContext), written);
  return Response.json(known ?? null);
}
