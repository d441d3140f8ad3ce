import { formText } from '#domain/kernel/form-text.server.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { chosenOrdersSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import type { Parcel } from '#domain/orders/fulfilment/ship-order.server.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { shownNumberField, trackingNumberField } from './ship-several.copy.ts';

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
