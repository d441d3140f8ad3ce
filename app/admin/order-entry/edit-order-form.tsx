import { editOrderHref, type OrdersShown } from '#admin/orders/orders-address.ts';
import { FormGuard } from '#admin/shell/leave-guard.tsx';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { placeNames } from '#domain/places/places.copy.ts';
import { type DeliveryRules, deliveryFeeAfterMove } from '#domain/settings/delivery-rules.ts';
import { PersonFields, PlaceFields } from '#ui/form/address-fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { FormKey } from '#ui/form-key.tsx';
import { entryCopy, entryFields } from './entry.copy.ts';
import { type EntryAnswer, quantityField } from './entry-answer.ts';
import { entryRefusalWords } from './entry-refusals.copy.ts';
import { EntrySection } from './entry-section.tsx';
import { QuantityFields } from './quantity-fields.tsx';
import { RunningTotal } from './running-total.tsx';

type EditOrderFormProps = {
  order: Order;
  delivery: DeliveryRules;
  shown: OrdersShown;
  formKey: string;
  answer: EntryAnswer | undefined;
};

/** Sends the version of the order that the page shows, so that an edit since then is only replaced knowingly. */
export function EditOrderForm({ order, delivery, shown, formKey, answer }: EditOrderFormProps) {
  const items = order.lines.map(({ productName, ...line }) => ({ ...line, name: productName }));
  return (
    <Form
      action={editOrderHref(order.id, shown)}
      replace
      fields={entryFields(items)}
      answer={answer}
      opened={valuesOf(order)}
      isOfAnother
      className="grid gap-7"
    >
      <FormProblems
        title={entryCopy.notSaved}
        refused={answer?.refusal && entryRefusalWords(answer.refusal)}
      />
      <FormGuard />
      <FormKey of={formKey} />
      <input type="hidden" name="version" value={order.version} />
      <EntrySection title={entryCopy.customer}>
        <PersonFields withEmail />
        <PlaceFields {...placeNames} />
      </EntrySection>
      <EntrySection title={entryCopy.items} hint={entryCopy.correctHint}>
        <QuantityFields items={items} />
        <RunningTotal
          items={items}
          feeIn={(district) => deliveryFeeAfterMove(delivery, order, district)}
          discountLkr={order.discountLkr}
        />
      </EntrySection>
      <div>
        <SubmitButton of={entryCopy.save} />
      </div>
    </Form>
  );
}

function valuesOf(order: Order): Record<string, string> {
  const quantities = order.lines.map(({ productId, quantity }) => [
    quantityField(productId),
    `${quantity}`,
  ]);
  return {
    customerName: order.customerName,
    phone: order.customerPhone,
    email: order.customerEmail ?? '',
    address: order.street,
    city: order.city,
    district: order.district ?? '',
    province: order.province,
    ...Object.fromEntries(quantities),
  };
}
