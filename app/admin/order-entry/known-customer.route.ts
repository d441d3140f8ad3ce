import { findKnownCustomer } from '#domain/orders/reading/find-known-customer.server.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/known-customer.route';

/** Returns the customer who ordered before with a phone number, or null. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const phone = url.searchParams.get('phone') ?? '';
  const customer = await findKnownCustomer(context.get(adminShopContext), phone);
  return Response.json(customer ?? null);
}
