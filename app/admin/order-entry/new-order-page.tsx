import { href } from 'react-router';
import { everything, listHref } from '#admin/orders/orders-address.ts';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import { provinceNames } from '#domain/orders/provinces.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PersonFields, PlaceFields } from '#ui/form/address-fields.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Both } from '#ui/text.tsx';
import { entryCopy, entryFields } from './entry.copy.ts';
import { type EntryAnswer, quantityField } from './entry-answer.ts';
import { entryRefusalWords } from './entry-refusals.copy.ts';
import { EntrySection } from './entry-section.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { type Item, QuantityFields } from './quantity-fields.tsx';
import type { Fees } from './running-sums.ts';
import { RunningTotal } from './running-total.tsx';

type NewOrderPageProps = {
  items: Item[];
  fees: Fees;
  paymentMethods: PaymentMethod[];
  idempotencyKey: string;
  answer: EntryAnswer | undefined;
};

/** An order that was taken on the phone. The key that the form came with stays, so that pressing twice places one. */
export function NewOrderPage(props: NewOrderPageProps) {
  const { items, fees, paymentMethods, idempotencyKey, answer } = props;
  const nothing = items.map(({ productId }) => [quantityField(productId), '0']);
  const isStale = answer?.refusal?.code === 'stale-page';
  const key = isStale ? idempotencyKey : (answer?.values['idempotencyKey'] ?? idempotencyKey);
  return (
    <>
      <PageHeader title={entryCopy.newOrder} subtitle={entryCopy.newHint}>
        <ButtonLink to={listHref(everything)} variant="outline" size="small">
          <Both of={shellCopy.cancel} beside />
        </ButtonLink>
      </PageHeader>
      <div className="grid max-w-230 gap-5">
        <Panel>
          <Form
            action={href('/admin/orders/new')}
            replace
            fields={entryFields(items)}
            answer={answer}
            opened={Object.fromEntries(nothing)}
            isOfAnother
            className="grid gap-7"
          >
            <FormProblems
              title={entryCopy.notSaved}
              refused={answer?.refusal && entryRefusalWords(answer.refusal)}
            />
            <input type="hidden" name="idempotencyKey" value={key} />
            <EntrySection title={entryCopy.items} hint={entryCopy.itemsHint}>
              <QuantityFields items={items} />
              <RunningTotal items={items} fees={fees} />
            </EntrySection>
            <EntrySection title={entryCopy.customer}>
              <PersonFields withEmail />
              <PlaceFields provinces={provinceNames} />
            </EntrySection>
            <EntrySection title={entryCopy.delivery}>
              <PaymentFields methods={paymentMethods} />
            </EntrySection>
            <div>
              <SubmitButton of={entryCopy.place} />
            </div>
          </Form>
        </Panel>
      </div>
    </>
  );
}
