import type { HistoryRow } from '#domain/orders/reading/list-history.server.ts';
import { TextAreaField } from '#ui/form/fields.tsx';
import { Both } from '#ui/text/text.tsx';
import { chargeBackCopy, chargeBackFields, chargedBackNotice } from './charge-back.copy.ts';
import { DetailHeading } from './detail-heading.tsx';
import { type OpenOrder, OrderButton, OrderForm, useOrderForm } from './order-form.tsx';

type ChargeBackProps = OpenOrder & { history: HistoryRow[] };

/** Shows that the bank of the payer took money back, until the owner says what was done about it. */
export function OrderChargeBack({ history, ...open }: ChargeBackProps) {
  const form = useOrderForm(open, 'charge-back');
  const money = chargedBackIn(history);
  return (
    <section
      id="charge-back"
      className="grid scroll-mt-24 gap-3 rounded-md border border-clay-700/40 bg-[#fdf0e8] px-4.5 py-4 text-md leading-snug"
    >
      <DetailHeading of={chargeBackCopy.title} />
      {money && (
        <p>
          <Both of={chargedBackNotice(money)} />
        </p>
      )}
      <OrderForm form={form} fields={chargeBackFields} prefix="charge-back">
        <TextAreaField name="text" rows={2} />
        <div>
          <OrderButton sent={form} of={chargeBackCopy.settle} variant="primary" />
        </div>
      </OrderForm>
    </section>
  );
}

/** Finds the money that the payer's bank took back last. */
function chargedBackIn(history: HistoryRow[]) {
  const found = history.findLast(
    (row) => row.event === 'online' && row.details.kind === 'charged-back',
  );
  return found?.event === 'online' ? found.details : undefined;
}
