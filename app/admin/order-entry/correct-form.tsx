import { Form, useNavigation } from 'react-router';
import { correctHref, type OrdersShown } from '#admin/orders/orders-address.ts';
import type { Order } from '#domain/orders/find-order.server.ts';
import { Button } from '#ui/button.tsx';
import { FormKey } from '#ui/form-key.tsx';
import { Both } from '#ui/text.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { entryCopy } from './entry.copy.ts';
import { type EntryAnswer, quantityField } from './entry-answer.ts';
import { EntrySection } from './entry-section.tsx';
import { QuantityFields } from './quantity-fields.tsx';
import { RunningTotal } from './running-total.tsx';

type CorrectFormProps = {
  order: Order;
  shown: OrdersShown;
  formKey: string;
  answer: EntryAnswer | undefined;
};

/** It carries the version of the order that the page shows: whoever was told of a change saves over it knowingly. */
export function CorrectForm({ order, shown, formKey, answer }: CorrectFormProps) {
  const isBusy = useNavigation().state === 'submitting';
  const told = { answer, values: valuesOf(order) };
  const items = order.lines.map(({ productName, ...line }) => ({ ...line, name: productName }));
  return (
    <Form
      method="post"
      action={correctHref(order.id, shown)}
      replace
      noValidate
      className="grid gap-7"
    >
      <FormKey of={formKey} />
      <input type="hidden" name="version" value={order.version} />
      <EntrySection title={entryCopy.customer}>
        <CustomerFields {...told} />
      </EntrySection>
      <EntrySection title={entryCopy.items} hint={entryCopy.correctHint}>
        <QuantityFields items={items} told={told} />
        <RunningTotal items={items} fees={order} />
      </EntrySection>
      <div>
        <Button type="submit" busy={isBusy}>
          <Both of={entryCopy.save} beside />
        </Button>
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
    province: order.province,
    ...Object.fromEntries(quantities),
  };
}
