import { useState } from 'react';
import { revalidateAfterRefusal } from '#admin/form/revalidate-after-refusal.ts';
import { historyEntryCopy } from '#admin/order/history/order-history.copy.ts';
import { whoActed } from '#admin/order/order-detail.copy.ts';
import { orderHref, parseOrderListState } from '#admin/orders/orders-urls.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { shortDateTime } from '#domain/kernel/colombo-time.ts';
import { editOrder } from '#domain/orders/fulfilment/edit-order.server.ts';
import { orderEditSchema } from '#domain/orders/fulfilment/order-forms.server.ts';
import { listEditableMethods } from '#domain/orders/fulfilment/payment-and-fee.server.ts';
import { canBeEdited } from '#domain/orders/order.ts';
import { findPromoTerms } from '#domain/orders/promo/find-promo-terms.server.ts';
import type { Order } from '#domain/orders/reading/find-order.server.ts';
import { type HistoryRow, listHistory } from '#domain/orders/reading/list-history.server.ts';
import { deliveryRulesOf } from '#domain/settings/delivery/delivery-rules-of.server.ts';
import { readSettings } from '#domain/settings/read-settings.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { RefusalNotice } from '#ui/feedback/refusal-notice.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/edit-order.route';
import { EditOrderForm } from './edit-order-form.tsx';
import { entryCopy, entryFields } from './entry.copy.ts';
import type { EntryAnswer } from './entry-answer.ts';
import { entryRefusalCopy } from './entry-refusals.copy.ts';
import type { Item } from './quantity-fields.tsx';
import { readEntry, withDistrictOf } from './read-entry.server.ts';
import { mergeEdits, readOrderToEdit } from './read-order-to-edit.server.ts';

/** The events of the history that change what the form shows. `corrected` is the stored name of an edit. */
const changeEvents = new Set<HistoryRow['event']>(['corrected', 'refund', 'payment']);

export const shouldRevalidate = revalidateAfterRefusal;

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(entryCopy.editOrder, matches);
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const { order, otherItems } = await readOrderToEdit(shop, params.orderId);
  const history = await listHistory(shop, order.id);
  const settings = await readSettings(shop);
  return {
    order,
    lastChange: history.findLast(({ event }) => changeEvents.has(event)),
    listState: parseOrderListState(url.searchParams),
    otherItems,
    methods: listEditableMethods(settings, order),
    delivery: deliveryRulesOf(settings),
    promoTerms: await findPromoTerms(shop, order),
    formKey: crypto.randomUUID(),
  };
}

export async function action({ request, url, params: { orderId }, context }: Route.ActionArgs) {
  const read = await readEntry(request, orderEditSchema);
  const { values } = read;
  if (!read.ok) return wrongFieldsAnswer(values, read.refusal.problems);
  const { form, quantities } = read.value;
  const submission = { subject: `edit:${orderId}`, values };
  const edited = await onceForForm(context.get(adminShopContext), submission, (shop) =>
    editOrder(shop, { ...form, orderId, quantities }),
  );
  if (!edited.ok) {
    const { refusal } = edited;
    if (refusal.code === 'order-not-found') throwNotFound();
    if (refusal.code !== 'changed-since')
      return refusedAnswer(withDistrictOf(form, values), refusal);
    return refusedAnswer(await mergeEdits(context.get(adminShopContext), orderId, values), refusal);
  }
  const orderPath = orderHref(orderId, parseOrderListState(url.searchParams));
  const flash = { kind: 'success', code: 'order-edited' } as const;
  return redirectWithFlash(context.get(runningShopContext), orderPath, flash);
}

/** Edits the customer, the address, the lines and the payment method of an order until it is shipped. */
export default function EditOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const answer: EntryAnswer | undefined = actionData;
  const { order, lastChange } = loaderData;
  const [openedVersion] = useState(order.version);
  const backToOrder = orderHref(order.id, loaderData.listState);
  return (
    <>
      <PageHeader
        title={entryCopy.editOrder}
        subtitle={{ en: order.orderNumber, si: order.orderNumber }}
      >
        <ButtonLink to={backToOrder} variant="outline" size="small">
          <Both of={entryCopy.back} inline />
        </ButtonLink>
      </PageHeader>
      <div className="grid max-w-230 gap-5">
        {!canBeEdited(order) && (
          <RefusalNotice of={entryRefusalCopy({ code: 'no-longer-editable' })} answer={answer} />
        )}
        {lastChange && isNewChange(lastChange, answer) && <ChangeByOther change={lastChange} />}
        {!canBeEdited(order) && answer && <TypedValues values={answer.values} {...loaderData} />}
        {canBeEdited(order) && (
          <PanelCard>
            <EditOrderForm
              key={`${order.id} ${answer?.values['version'] ?? openedVersion}`}
              {...loaderData}
              answer={answer}
            />
          </PanelCard>
        )}
      </div>
    </>
  );
}

/** Returns whether the change was saved after the refused form was opened. False if only the status has changed since. */
function isNewChange({ id }: HistoryRow, answer: EntryAnswer | undefined): boolean {
  return answer?.refusal?.code === 'changed-since' && answer.values['openedAtChange'] !== id;
}

/** Shows the edit, refund or payment that was saved while this form was open. */
function ChangeByOther({ change }: { change: HistoryRow }) {
  return (
    <Notice>
      <p className="wrap-anywhere">
        <Both of={historyEntryCopy(change)} />
      </p>
      <p className="mt-1 text-md">
        <time dateTime={change.at.toISOString()} className="tabular-nums">
          {shortDateTime(change.at)}
        </time>
        {' · '}
        <Both of={whoActed(change.actor)} inline />
      </p>
    </Notice>
  );
}

type TypedValuesProps = { values: Record<string, string>; order: Order; otherItems: Item[] };

/** Shows what was typed into a form that is gone, to be copied. */
function TypedValues({ values, order, otherItems }: TypedValuesProps) {
  const lines = order.lines.map(({ productId, productName: name }) => ({ productId, name }));
  const { paymentMethod: _, ...fields } = entryFields([...lines, ...otherItems]);
  const typed = Object.entries(fields)
    .map(([name, { label }]) => ({ of: label, value: values[name] }))
    .filter(({ value }) => value && value !== '0');
  if (typed.length === 0) return null;
  return (
    <PanelCard>
      <h2 className="mb-3 text-lg leading-snug">
        <Both of={entryCopy.youTyped} inline />
      </h2>
      <dl className="grid gap-2 text-md">
        {typed.map(({ of, value }) => (
          <div key={of.en} className="grid grid-cols-[130px_1fr] gap-3">
            <dt className="text-ink-600">
              <Text of={of} />
            </dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </PanelCard>
  );
}
