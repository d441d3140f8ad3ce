import { Form, href, useNavigation } from 'react-router';
import { everything, listHref } from '#admin/orders/orders-address.ts';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Both } from '#ui/text.tsx';
import { CustomerFields } from './customer-fields.tsx';
import { entryCopy } from './entry.copy.ts';
import { type EntryAnswer, quantityField } from './entry-answer.ts';
import { EntrySection } from './entry-section.tsx';
import { EntryTrouble } from './entry-trouble.tsx';
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
  const isBusy = useNavigation().state === 'submitting';
  const nothing = items.map(({ productId }) => [quantityField(productId), '0']);
  const told = { answer, values: Object.fromEntries(nothing) };
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
        <EntryTrouble answer={answer} />
        <Panel>
          <Form
            method="post"
            action={href('/admin/orders/new')}
            replace
            noValidate
            className="grid gap-7"
          >
            <input type="hidden" name="idempotencyKey" value={key} />
            <EntrySection title={entryCopy.items} hint={entryCopy.itemsHint}>
              <QuantityFields items={items} told={told} />
              <RunningTotal items={items} fees={fees} />
            </EntrySection>
            <EntrySection title={entryCopy.customer}>
              <CustomerFields {...told} />
            </EntrySection>
            <EntrySection title={entryCopy.delivery}>
              <PaymentFields told={told} methods={paymentMethods} />
            </EntrySection>
            <div>
              <Button type="submit" busy={isBusy}>
                <Both of={entryCopy.place} beside />
              </Button>
            </div>
          </Form>
        </Panel>
      </div>
    </>
  );
}
