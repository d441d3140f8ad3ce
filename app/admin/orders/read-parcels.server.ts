import { formText } from '#domain/kernel/form-text.server.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { chosenOrdersSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import type { Parcel } from '#domain/orders/fulfilment/ship-order.server.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { shownNumberField, trackingNumberField } from './ship-several.copy.ts';

const courierSchema = formText({ max: orderFormLimits.courier }).default('');
const trackingNumberSchema = formText({ max: orderFormLimits.trackingNumber }).default('');
const parcelsSchema = chosenOrdersSchema.extend({ courier: courierSchema }).loose();

type ReadParcels = { parcels: Parcel[]; values: Record<string, string> } | { invalid: FormAnswer };

/** Reads the courier of all parcels, the tracking number of each from its own field, and what the form had shown. */
export async function readParcels(request: Request): Promise<ReadParcels> {
  const form = await readForm(request, parcelsSchema);
  const { values } = form;
  if (!form.ok) return { invalid: { values, problems: form.refusal.problems } };

  const { courier, orderId: orderIds } = form.value;
  const problems: Record<string, string> = {};
  const parcels = [...new Set(orderIds)].map((orderId) => {
    const parsed = trackingNumberSchema.safeParse(values[trackingNumberField(orderId)]);
    if (!parsed.success)
      problems[trackingNumberField(orderId)] = parsed.error.issues[0]?.message ?? '';
    return {
      orderId,
      courier,
      suggestedCourier: values['suggestedCourier'],
      trackingNumber: parsed.data ?? '',
      shownTrackingNumber: values[shownNumberField(orderId)],
    };
  });
  return Object.keys(problems).length > 0 ? { invalid: { values, problems } } : { parcels, values };
}
