import { readParcels } from '#admin/orders/read-parcels.server.ts';
import { shipOrders } from '#domain/orders/fulfilment/ship-order.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import { wrongFields } from '#web/forms/form-answers.server.ts';
import type { Route } from './+types/hand-over.route';

export { default, loader, meta } from './packing.route.tsx';

/** Marks the ticked parcels as shipped, under the numbers that were written. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readParcels(request);
  if ('wrong' in read) return wrongFields(read.wrong.values, read.wrong.problems);
  const done = await shipOrders(context.get(ownerShopContext), read.parcels);
  return { values: {}, problems: {}, done };
}
