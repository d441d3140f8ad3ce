import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { editOrderHref, type OrderListState } from '#admin/orders/orders-urls.ts';
import { CollapsibleSection } from '#admin/page/collapsible-section.tsx';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import type { HistoryRow } from '#domain/orders/reading/list-history.server.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { placeNames } from '#domain/places/places.copy.ts';
import type { PromoTerms } from '#domain/promotions/promo.ts';
import type { DeliveryRules } from '#domain/settings/delivery/delivery-rules.ts';
import { FormKey, HiddenInitialValue } from '#ui/field/form-key.tsx';
import { DeliveryAddressFields, RecipientFields } from '#ui/form/address-fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { editValuesOf } from './edit-values.ts';
import { entryCopy, entryFields } from './entry.copy.ts';
import { type EntryAnswer, quantityField } from './entry-answer.ts';
import { entryRefusalCopy } from './entry-refusals.copy.ts';
import { EntrySection } from './entry-section.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { rulesOfEdit } from './price-rules.ts';
import { type Item, QuantityFields } from './quantity-fields.tsx';
import { RunningTotal } from './running-total.tsx';

type EditOrderFormProps = {
  order: Order;
  /** Products that are not in the order. */
  otherItems: Item[];
  methods: PaymentMethod[];
  delivery: DeliveryRules;
  /** The discount rules of the order's promo code. */
  promoTerms: PromoTerms | undefined;
  /** The newest edit, refund or payment of the order. */
  lastChange: HistoryRow | undefined;
  listState: OrderListState;
  formKey: string;
  answer: EntryAnswer | undefined;
};

/** Edits an order. Sends the version and values that the page showed, so that no edit made since is overwritten unseen. */
export function EditOrderForm({
  order,
  otherItems,
  methods,
  delivery,
  ...rest
}: EditOrderFormProps) {
  const { listState, formKey, promoTerms, lastChange, answer } = rest;
  const lines = order.lines.map(({ productName, ...line }) => ({ ...line, name: productName }));
  const items = [...lines, ...otherItems];
  const initialValues = editValuesOf(order, otherItems);
  const { version = `${order.version}`, shown: shownValues = JSON.stringify(initialValues) } =
    answer?.values ?? {};
  // After this refusal the form has been merged with the newest edit, and the page shows that edit.
  const isMerged = answer?.refusal?.code === 'changed-since';
  const shownChangeId = isMerged ? undefined : answer?.values['openedAtChange'];
  return (
    <Form
      action={editOrderHref(order.id, listState)}
      replace
      fields={entryFields(items)}
      answer={answer}
      initialValues={initialValues}
      isAboutSomeoneElse
      className="grid gap-7"
    >
      <FormProblems
        title={entryCopy.notSaved}
        refused={answer?.refusal && entryRefusalCopy(answer.refusal)}
      />
      <UnsavedFormGuard />
      <FormKey of={formKey} />
      <HiddenInitialValue name="version" of={version} />
      <HiddenInitialValue name="shown" of={shownValues} />
      <HiddenInitialValue name="openedAtChange" of={shownChangeId ?? lastChange?.id ?? ''} />
      <EntrySection title={entryCopy.customer}>
        <RecipientFields withEmail />
        <DeliveryAddressFields {...placeNames} />
      </EntrySection>
      <EntrySection title={entryCopy.items} hint={entryCopy.editHint}>
        <QuantityFields items={lines} />
        {otherItems.length > 0 && (
          <CollapsibleSection title={entryCopy.addProduct} open={hasQuantity(otherItems, answer)}>
            <QuantityFields items={otherItems} />
          </CollapsibleSection>
        )}
        <RunningTotal items={items} {...rulesOfEdit({ order, delivery, promoTerms })} />
      </EntrySection>
      <EntrySection title={entryCopy.delivery}>
        <PaymentFields methods={methods} />
      </EntrySection>
      <div>
        <SubmitButton of={entryCopy.save} />
      </div>
    </Form>
  );
}

function hasQuantity(otherItems: Item[], answer: EntryAnswer | undefined): boolean {
  return otherItems.some(
    ({ productId }) => (answer?.values[quantityField(productId)] ?? '0') !== '0',
  );
}
