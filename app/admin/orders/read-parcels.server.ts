import { formText } from '#domain/kernel/form-text.server.ts';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import { chosenOrdersSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import type { Parcel } from '#domain/orders/fulfilment/ship-order.server.ts';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import { trackingNumberField } from './ship-several.copy.ts';

const courierText = formText({ max: orderFormLimits.courier }).default('');
const numberText = formText({ max: orderFormLimits.trackingNumber }).default('');
const parcelsSchema = chosenOrdersSchema.extend({ courier: courierText }).loose();

type ReadParcels = { parcels: Parcel[] } | { wrong: FormAnswer };

/** Reads one courier for all parcels, and the number of each from a field of its own. */
export async function readParcels(request: Request): Promise<ReadParcels> {
  const form = await readForm(request, parcelsSchema);
  const { values } = form;
  if (!form.ok) return { wrong: { values, problems: form.refusal.problems } };

  const { courier, orderId: orderIds } = form.value;
  const problems: Record<string, string> = {};
  const parcels = [...new Set(orderIds)].map((orderId) => {
    const number = numberText.safeParse(values[trackingNumberField(orderId)]);
    if (!number.success)
      problems[trackingNumberField(orderId)] = number.error.issues[0]?.message ?? '';
    return { orderId, courier, trackingNumber: number.data ?? '' };
  });
  return Object.keys(problems).length > 0 ? { wrong: { values, problems } } : { parcels };
}
