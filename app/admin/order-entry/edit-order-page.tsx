import { type OrdersShown, orderHref } from '#admin/orders/orders-address.ts';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { canBeEdited } from '#domain/orders/order.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import type { HistoryRow } from '#domain/orders/reading/list-history.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { RefusalNotice } from '#ui/refusal-notice.tsx';
import { Both } from '#ui/text.tsx';
import { EditOrderForm } from './edit-order-form.tsx';
import { entryCopy } from './entry.copy.ts';
import type { EntryAnswer } from './entry-answer.ts';
import { entryRefusalWords } from './entry-refusals.copy.ts';
import { SavedByOther } from './saved-by-other.tsx';
import { TypedValues } from './typed-values.tsx';

type EditOrderPageProps = {
  order: Order;
  lastEdit: HistoryRow | undefined;
  shown: OrdersShown;
  formKey: string;
  answer: EntryAnswer | undefined;
};

/** Puts right who gets an order, where and how much, until it is shipped. */
export function EditOrderPage({ order, lastEdit, shown, ...form }: EditOrderPageProps) {
  const { formKey, answer } = form;
  const backToOrder = orderHref(order.id, shown);
  return (
    <>
      <PageHeader
        title={entryCopy.editOrder}
        subtitle={{ en: order.orderNumber, si: order.orderNumber }}
      >
        <ButtonLink to={backToOrder} variant="outline" size="small">
          <Both of={entryCopy.back} beside />
        </ButtonLink>
      </PageHeader>
      <div className="grid max-w-230 gap-5">
        {!canBeEdited(order) && (
          <RefusalNotice of={entryRefusalWords({ code: 'already-shipped' })} answer={answer} />
        )}
        {answer?.refusal?.code === 'changed-meanwhile' && lastEdit && (
          <SavedByOther edit={lastEdit} />
        )}
        {!canBeEdited(order) && answer && <TypedValues values={answer.values} order={order} />}
        {canBeEdited(order) && (
          <Panel>
            <EditOrderForm order={order} shown={shown} formKey={formKey} answer={answer} />
          </Panel>
        )}
      </div>
    </>
  );
}
