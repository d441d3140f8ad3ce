import { href, Link, useFetcher } from 'react-router';
import { ignoreDoubleClick } from '#admin/form/double-click.ts';
import { formsCopy } from '#admin/order/forms/order-forms.copy.ts';
import { OrderGroup } from '#admin/orders/order-group.tsx';
import { orderHref, unfilteredListState } from '#admin/orders/orders-urls.ts';
import { personRemoved, problemKindLabels } from '#domain/orders/order.copy.ts';
import { AskFirst } from '#ui/button/ask-first.tsx';
import { Button } from '#ui/button/button.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { AttentionSection } from './attention-section.tsx';
import type { Today } from './read-today.server.ts';
import { RowFormKey } from './row-form-key.tsx';
import { todayCopy } from './today.copy.ts';

/** Lists orders with a charge-back that the owner has not settled on the order page. */
export function ChargeBackList({ chargeBacks }: Pick<Today, 'chargeBacks'>) {
  return (
    <AttentionSection
      id="charge-backs"
      title={todayCopy.chargeBacks}
      count={chargeBacks.count}
      tone="urgent"
    >
      {chargeBacks.listed.map(({ orderId, orderNumber, customerName, city, totalLkr }) => (
        <li
          key={orderId}
          className="px-4 py-3 leading-snug not-first:border-t not-first:border-clay-700/20"
        >
          <Link
            to={`${orderHref(orderId, unfilteredListState)}#charge-back`}
            className="flex min-h-11 flex-wrap content-center items-baseline gap-x-3 gap-y-0.5 text-ink-900 no-underline hover:underline"
          >
            <strong className="font-semibold">{customerName || <Text of={personRemoved} />}</strong>
            <span>{city}</span>
            <Price amountLkr={totalLkr} className="font-semibold" />
            <span className="tabular-nowrap ms-auto text-sm text-ink-600">{orderNumber}</span>
          </Link>
        </li>
      ))}
    </AttentionSection>
  );
}

/** Lists problems with parcels that nobody has answered yet. */
export function ProblemList({ problems }: Pick<Today, 'problems'>) {
  return (
    <AttentionSection id="problems" title={todayCopy.problems} count={problems.count} tone="urgent">
      {problems.listed.map(({ orderId, orderNumber, customerName, city, kind }) => (
        <li key={orderId} className="not-first:border-t not-first:border-clay-700/20">
          <Link
            to={`${orderHref(orderId, unfilteredListState)}#problem`}
            className="flex min-h-11 flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-3 leading-snug text-ink-900 no-underline hover:underline"
          >
            <strong className="font-semibold">{customerName}</strong>
            <span>{city}</span>
            <span className="text-clay-700">
              <Text of={problemKindLabels[kind]} />
            </span>
            <span className="tabular-nowrap ms-auto text-sm text-ink-600">{orderNumber}</span>
          </Link>
        </li>
      ))}
    </AttentionSection>
  );
}

/** Lists orders whose bank transfer is overdue. Only the owner cancels them, no job does. */
export function OverdueList({ overdue }: Pick<Today, 'overdue'>) {
  return (
    <AttentionSection id="overdue" title={todayCopy.overdue} count={overdue.count} tone="plain">
      {overdue.listed.map((order) => (
        <OverdueRow key={order.orderId} order={order} />
      ))}
    </AttentionSection>
  );
}

function OverdueRow({ order }: { order: Today['overdue']['listed'][number] }) {
  const { orderId, orderNumber, customerName, city, dueLkr, placedOn } = order;
  const fetcher = useFetcher({ key: `today/${orderId}/cancel-overdue` });
  return (
    <li
      data-row=""
      className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 leading-snug not-first:border-t not-first:border-line"
    >
      <Link
        to={orderHref(orderId, unfilteredListState)}
        className="flex min-h-11 min-w-0 flex-1 flex-wrap content-center items-baseline gap-x-3 gap-y-0.5 text-ink-900 no-underline hover:underline"
      >
        <strong className="font-semibold">{customerName}</strong>
        <span>{city}</span>
        <Price amountLkr={dueLkr} className="font-semibold" />
        <span className="tabular-nowrap text-sm text-ink-600">{orderNumber}</span>
        <span className="tabular-nowrap text-sm text-ink-600">{placedOn}</span>
      </Link>
      <OrderGroup order={order}>
        <fetcher.Form method="post" action={href('/admin/today')} preventScrollReset>
          <RowFormKey />
          <input type="hidden" name="orderId" value={orderId} />
          <AskFirst of={todayCopy.cancelUnpaid} question={formsCopy.cancelQuestion}>
            <Button
              type="submit"
              size="small"
              variant="danger"
              name="step"
              value="cancel-overdue"
              busy={fetcher.state !== 'idle'}
              onClick={(event) => ignoreDoubleClick(event, `${orderId}/cancel-overdue`)}
            >
              <Both of={formsCopy.cancelYes} inline />
            </Button>
          </AskFirst>
        </fetcher.Form>
      </OrderGroup>
    </li>
  );
}
