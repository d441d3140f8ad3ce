import { shipParcels } from '#admin/orders/ship-parcels.server.ts';
import { adminShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/hand-over.route';

export { default, loader, meta } from './packing.route.tsx';

/** Marks the selected parcels as shipped, with their tracking numbers, as far as they still wait to be handed over. */
export async function action({ request, context }: Route.ActionArgs) {
  return shipParcels(context.get(adminShopContext), request, { onlyIf: 'ship' });
}
