import { type OrdersShown, orderHref } from '#admin/orders/orders-address.ts';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import type { Order } from '#domain/orders/find-order.server.ts';
import type { HistoryRow } from '#domain/orders/list-history.server.ts';
import { canBeCorrected } from '#domain/orders/order.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RefusalNotice } from '#ui/refusal-notice.tsx';
import { Both } from '#ui/text.tsx';
import { CorrectForm } from './correct-form.tsx';
import { entryCopy } from './entry.copy.ts';
import type { EntryAnswer } from './entry-answer.ts';
import { entryRefusalWords } from './entry-refusals.copy.ts';
import { SavedMeanwhile } from './saved-meanwhile.tsx';
import { TypedValues } from './typed-values.tsx';

type CorrectPageProps = {
  order: Order;
  lastCorrection: HistoryRow | undefined;
  shown: OrdersShown;
  formKey: string;
  answer: EntryAnswer | undefined;
};

/** Puts right who gets an order, where and how much, until it is shipped. */
export function CorrectPage({ order, lastCorrection, shown, ...form }: CorrectPageProps) {
  const { formKey, answer } = form;
  const backToOrder = orderHref(order.id, shown);
  return (
    <>
      <PageHeader
        title={entryCopy.correctOrder}
        subtitle={{ en: order.orderNumber, si: order.orderNumber }}
      >
        <ButtonLink to={backToOrder} variant="outline" size="small">
          <Both of={entryCopy.back} beside />
        </ButtonLink>
      </PageHeader>
      <div className="grid max-w-230 gap-5">
        {!canBeCorrected(order) && (
          <RefusalNotice of={entryRefusalWords({ code: 'already-shipped' })} answer={answer} />
        )}
        {answer?.refusal?.code === 'changed-meanwhile' && lastCorrection && (
          <SavedMeanwhile correction={lastCorrection} />
        )}
        {!canBeCorrected(order) && answer && <TypedValues values={answer.values} order={order} />}
        {canBeCorrected(order) && (
          <Panel>
            <CorrectForm order={order} shown={shown} formKey={formKey} answer={answer} />
          </Panel>
        )}
      </div>
    </>
  );
}
