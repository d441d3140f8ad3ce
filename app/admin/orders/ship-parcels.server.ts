import { data } from 'react-router';
import { formText } from '#domain/kernel/form-text.server.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { chosenOrdersSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { type Parcel, shipOrders } from '#domain/orders/fulfilment/ship-order.server.ts';
import { findOrderIds } from '#domain/orders/reading/find-order-ids.server.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { shownNumberField, trackingNumberField } from './ship-several.copy.ts';

/** Ships the parcels of a posted form. The answer has the problems, or the result with what was typed and not used. */
export async function shipParcels(
  shop: AdminShop,
  request: Request,
  condition?: Parameters<typeof shipOrders>[2],
) {
  const read = await readParcels(request);
  if ('invalid' in read) return data(read.invalid, { status: 422 });
  const done = await shipOrders(shop, await withOrderIds(shop, read.parcels), condition);
  // Keeps the courier after a conflict, so that the form can be sent again with it.
  const courierFields = done.conflicting.length > 0 ? ['courier', 'suggestedCourier'] : [];
  const unused = [...courierFields, ...typedNumberFields(read)];
  const values = Object.fromEntries(
    Object.entries(read.values).filter(([name]) => unused.includes(name)),
  );
  return { values, problems: {}, done };
}

/** Returns the parcels by the ids of their orders, where a form of a packer has order numbers. */
async function withOrderIds(shop: AdminShop, parcels: readonly Parcel[]): Promise<Parcel[]> {
  const keys = parcels.map(({ orderId }) => orderId);
  const ids = await findOrderIds(shop, keys);
  return parcels.flatMap((parcel) => {
    const orderId = ids.get(parcel.orderId);
    return orderId ? [{ ...parcel, orderId }] : [];
  });
}

const courierSchema = formText({ max: orderFormLimits.courier }).default('');
const trackingNumberSchema = formText({ max: orderFormLimits.trackingNumber }).default('');
const parcelsSchema = chosenOrdersSchema.loose();

/** `ticked`: the orders of a form with a wrong field, whose boxes are shown ticked again. */
type InvalidParcels = FormAnswer & { ticked: string[] };
type ReadParcels =
  | { parcels: Parcel[]; values: Record<string, string> }
  | { invalid: InvalidParcels };

/** Reads the courier of all parcels, the tracking number of each from its own field, and what the form had shown. */
export async function readParcels(request: Request): Promise<ReadParcels> {
  const form = await readForm(request, parcelsSchema);
  const { values } = form;
  if (!form.ok) return { invalid: { values, problems: form.refusal.problems, ticked: [] } };

  const problems: Record<string, string> = {};
  const read = (schema: typeof courierSchema, name: string) => {
    const parsed = schema.safeParse(values[name]);
    if (!parsed.success) problems[name] = parsed.error.issues[0]?.message ?? '';
    return parsed.data ?? '';
  };
  const courier = read(courierSchema, 'courier');
  const orderIds = [...new Set(form.value.orderId)];
  const parcels = orderIds.map((orderId) => {
    return {
      orderId,
      courier,
      suggestedCourier: values['suggestedCourier'],
      trackingNumber: read(trackingNumberSchema, trackingNumberField(orderId)),
      shownTrackingNumber: values[shownNumberField(orderId)],
    };
  });
  return Object.keys(problems).length > 0
    ? { invalid: { values, problems, ticked: orderIds } }
    : { parcels, values };
}

type TypedParcels = { parcels: readonly Parcel[]; values: Record<string, string> };

/** Returns the names of the fields with numbers typed for parcels that were not ticked, and with the shown numbers. */
function typedNumberFields({ parcels, values }: TypedParcels): string[] {
  const prefix = trackingNumberField('');
  return Object.keys(values)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
    .filter((id) => !parcels.some(({ orderId }) => orderId === id))
    .map((id) => [trackingNumberField(id), shownNumberField(id)] as const)
    .filter(([typed, shown]) => values[typed] !== (values[shown] ?? ''))
    .flat();
}
