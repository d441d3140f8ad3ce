import { href, Link, useFetcher } from 'react-router';
import { cancelRequestCopy } from '#admin/orders/cancel-request.copy.ts';
import { orderHref, unfiltered } from '#admin/orders/orders-address.ts';
import { declineReasonLabels } from '#domain/orders/order.copy.ts';
import { Button } from '#ui/button/button.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import type { Today } from './read-today.server.ts';
import { todayCopy } from './today.copy.ts';

type ListedRequest = Today['cancels']['listed'][number];

/** Shows first the customers who ask to cancel: their parcels are in no queue until they are answered. */
export function CancelList({ cancels }: Pick<Today, 'cancels'>) {
  if (cancels.count === 0) return null;
  return (
    <section aria-labelledby="cancels" className="mb-6 scroll-mt-20">
      <h2 id="cancels" tabIndex={-1} className="mb-2.5 scroll-mt-24 text-lg leading-snug">
        <Both of={todayCopy.cancels} beside />{' '}
        <span className="figures text-md font-normal text-ink-600">{cancels.count}</span>
      </h2>
      <ul className="overflow-clip rounded-md border border-clay-700/40 bg-[#fdf0e8] shadow-1">
        {cancels.listed.map((order) => (
          <CancelRow key={order.orderId} order={order} />
        ))}
      </ul>
    </section>
  );
}

function CancelRow({ order }: { order: ListedRequest }) {
  const { orderId, orderNumber, customerName, city, totalLkr, words } = order;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3 leading-snug not-first:border-t not-first:border-clay-700/20">
      <div>
        <Link
          to={`${orderHref(orderId, unfiltered)}#cancel-request`}
          className="flex min-h-11 flex-wrap content-center items-baseline gap-x-3 gap-y-0.5 text-ink-900 no-underline hover:underline"
        >
          <strong className="font-semibold">{customerName}</strong>
          <span>{city}</span>
          <Price amountLkr={totalLkr} className="font-semibold" />
          <span className="figures ms-auto text-sm text-ink-600">{orderNumber}</span>
        </Link>
        {words !== '' && (
          <p className="line-clamp-3 text-md wrap-anywhere whitespace-pre-line text-ink-600">
            {words}
          </p>
        )}
      </div>
      <CancelForms orderId={orderId} />
    </li>
  );
}

/** Two forms: one press cancels, and declining asks why. Words of the owner's own are written at the order. */
function CancelForms({ orderId }: { orderId: string }) {
  const accept = useFetcher({ key: `today/${orderId}/accept-cancel` });
  const decline = useFetcher({ key: `today/${orderId}/decline-cancel` });
  const translate = useTranslate();
  const { other: _, ...reasons } = declineReasonLabels;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <accept.Form method="post" action={href('/admin/today')} preventScrollReset>
        <input type="hidden" name="orderId" value={orderId} />
        <Button
          type="submit"
          size="small"
          variant="danger"
          name="step"
          value="accept-cancel"
          busy={accept.state !== 'idle'}
        >
          <Both of={cancelRequestCopy.accept} beside />
        </Button>
      </accept.Form>
      <decline.Form
        method="post"
        action={href('/admin/today')}
        preventScrollReset
        className="flex min-w-0 flex-wrap items-center gap-2"
      >
        <input type="hidden" name="orderId" value={orderId} />
        <select
          name="reason"
          required
          defaultValue=""
          aria-label={translate(cancelRequestCopy.chooseReason)}
          className="min-h-11 max-w-full min-w-0 rounded-md border border-cream-300 bg-cream-50 px-3 text-md"
        >
          <option value="">{translate(cancelRequestCopy.chooseReason)}</option>
          {Object.entries(reasons).map(([reason, label]) => (
            <option key={reason} value={reason}>
              {translate(label)}
            </option>
          ))}
        </select>
        <Button
          type="submit"
          size="small"
          variant="outline"
          name="step"
          value="decline-cancel"
          busy={decline.state !== 'idle'}
        >
          <Both of={cancelRequestCopy.decline} beside />
        </Button>
      </decline.Form>
    </div>
  );
}
