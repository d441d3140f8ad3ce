import { data } from 'react-router';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { type Parcel, shipOrders } from '#domain/orders/fulfilment/ship-order.server.ts';
import { readParcels } from './read-parcels.server.ts';
import { shownNumberField, trackingNumberField } from './ship-several.copy.ts';

/** Ships the parcels of a posted form. The answer has the problems, or the result with what was typed and not used. */
export async function shipParcels(
  shop: AdminShop,
  request: Request,
  condition?: Parameters<typeof shipOrders>[2],
) {
  const read = await readParcels(request);
  if ('invalid' in read) return data(read.invalid, { status: 422 });
  const done = await shipOrders(shop, read.parcels, condition);
  // After a conflict the same courier is sent again.
  const courierFields = done.conflicting.length > 0 ? ['courier', 'suggestedCourier'] : [];
  const unused = [...courierFields, ...typedNumberFields(read)];
  const values = Object.fromEntries(
    Object.entries(read.values).filter(([name]) => unused.includes(name)),
  );
  return { values, problems: {}, done };
}

type Read = { parcels: readonly Parcel[]; values: Record<string, string> };

/** Returns the fields of numbers typed for parcels that were not ticked, and of the numbers that the form had shown. */
function typedNumberFields({ parcels, values }: Read): string[] {
  const prefix = trackingNumberField('');
  return Object.keys(values)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((id) => !parcels.some(({ orderId }) => orderId === id))
    .map((id) => [trackingNumberField(id), shownNumberField(id)] as const)
    .filter(([typed, shown]) => values[typed] !== (values[shown] ?? ''))
    .flat();
}
