import Flag from 'lucide-react/icons/flag';
import Phone from 'lucide-react/icons/phone';
import { href, Link, useFetcher } from 'react-router';
import { ignoreDoubleClick, ignoreHeldEnter } from '#admin/form/double-click.ts';
import { ShortLines } from '#admin/list/short-lines.tsx';
import { nextStepLabels } from '#admin/order/forms/next-step.copy.ts';
import { orderCopy } from '#admin/order/order-detail.copy.ts';
import { shortFlags } from '#admin/order/order-flags.copy.ts';
import { OrderGroup } from '#admin/orders/order-group.tsx';
import { orderHref, shipHref, unfilteredListState } from '#admin/orders/orders-urls.ts';
import { printCopy } from '#admin/print/print.copy.ts';
import { printHref } from '#admin/print/print-urls.ts';
import { personRemoved } from '#domain/orders/order.copy.ts';
import { isCashSettled, usesOnlinePayment } from '#domain/orders/payment.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { IconLink } from '#ui/button/icon-button.tsx';
import { WhatsAppGlyph } from '#ui/picture/whats-app-glyph.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { TodayOrder, TodayQueue } from './read-today.server.ts';
import { RowFormKey } from './row-form-key.tsx';
import { todayCopy } from './today.copy.ts';

type QueueRowProps = { order: TodayOrder; queue: TodayQueue['queue'] };

/** Shows the customer and items of an order, links for contacting the customer, and the button of the next step. */
export function QueueRow({ order, queue }: QueueRowProps) {
  const { id, orderNumber, customerName, city, lines, flags } = order;
  return (
    <li
      data-row=""
      data-packing-slip={printHref({
        kind: 'packing-slip',
        orderIds: [id],
        listState: unfilteredListState,
      })}
      className="grid grid-cols-[minmax(0,1fr)_fit-content(38%)] items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 last:border-0 focus-within:bg-cream-200/40 lg:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <div className="min-w-0 leading-snug wrap-anywhere">
        <Link
          to={orderHref(id, unfilteredListState)}
          data-row-link=""
          className="inline-flex min-h-11 items-center font-semibold text-leaf-900 no-underline hover:underline"
        >
          <span>
            {customerName || <Text of={personRemoved} />}
            <span className="font-normal">{`, ${city}`}</span>
            <span className="sr-only">{` ${orderNumber}`}</span>
          </span>
        </Link>
        <p className="text-md text-ink-600">
          <ShortLines lines={lines} />
        </p>
        {flags.map((flag) => (
          <p key={flag} className="flex items-start gap-1.5 text-sm text-pending">
            <Flag aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
            <Text of={shortFlags[flag]} />
          </p>
        ))}
      </div>
      <p className="text-end leading-snug">
        {isCashSettled(order) ? (
          <Text of={printCopy.nothingToCollect} />
        ) : (
          <Price amountLkr={order.dueLkr || order.totalLkr} className="font-semibold" />
        )}
        <span className="block text-sm text-ink-600">
          <Text of={paymentMethodCopy[order.paymentMethod].short} />
        </span>
      </p>
      <OrderGroup order={order} className="col-span-full flex items-center gap-2 lg:col-span-1">
        {order.customerPhone !== '' && (
          <IconLink
            to={`tel:${order.customerPhone}`}
            label={orderCopy.call}
            icon={<Phone aria-hidden="true" />}
            data-shortcut="c"
            className="border border-cream-300"
          />
        )}
        {order.whatsAppUrl && (
          <IconLink
            to={order.whatsAppUrl}
            target="_blank"
            rel="noreferrer"
            label={orderCopy.whatsApp}
            icon={<WhatsAppGlyph />}
            data-shortcut="w"
            className="border border-cream-300"
          />
        )}
        <div className="ms-auto">
          <NextStep order={order} queue={queue} />
        </div>
      </OrderGroup>
    </li>
  );
}

/** Takes the next step of the order. Shipping is a link to the page that asks for the tracking number. */
function NextStep({ order, queue }: QueueRowProps) {
  const fetcher = useFetcher({ key: `today/${order.id}/${queue}` });
  if (queue === 'money-received' && usesOnlinePayment(order)) {
    return (
      <span className="text-sm text-ink-600">
        <Both of={todayCopy.paidOnline} />
      </span>
    );
  }
  if (queue === 'ship') {
    return (
      <ButtonLink
        to={shipHref({ orderIds: [order.id], listState: unfilteredListState })}
        size="small"
        data-shortcut="s"
      >
        <Both of={todayCopy.shipOne} inline />
      </ButtonLink>
    );
  }
  return (
    <fetcher.Form method="post" action={href('/admin/today')} preventScrollReset>
      <RowFormKey />
      <input type="hidden" name="orderId" value={order.id} />
      {/* Each of the remaining queues has the name of its step: 'confirm', 'pack' or 'money-received'. */}
      <input type="hidden" name="step" value={queue} />
      <input type="hidden" name="shownStatus" value={order.status} />
      <input type="hidden" name="shownDueLkr" value={order.dueLkr} />
      <input type="hidden" name="version" value={order.version} />
      <Button
        type="submit"
        size="small"
        busy={fetcher.state !== 'idle'}
        data-shortcut="s"
        onClick={(event) => ignoreDoubleClick(event, `${order.id}/${queue}`)}
        onKeyDown={ignoreHeldEnter}
      >
        <Both of={nextStepLabels[queue]} inline />
      </Button>
    </fetcher.Form>
  );
}
