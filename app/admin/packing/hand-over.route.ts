import { readParcels } from '#admin/orders/read-parcels.server.ts';
import { shipOrders } from '#domain/orders/fulfilment/ship-order.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import type { Route } from './+types/hand-over.route';

export { default, loader, meta } from './packing.route.tsx';

/** Marks the selected parcels as shipped, with their tracking numbers, as far as they still wait to be handed over. */
export async function action({ request, context }: Route.ActionArgs) {
  const read = await readParcels(request);
  if ('invalid' in read) return wrongFieldsAnswer(read.invalid.values, read.invalid.problems);
  const done = await shipOrders(context.get(ownerShopContext), read.parcels, { onlyIf: 'ship' });
  return { values: {}, problems: {}, done };
}
