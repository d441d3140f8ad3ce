import { href, Link, useFetcher } from 'react-router';
import { slipsCopy } from '#admin/orders/order-slips.copy.ts';
import { orderHref, unfiltered } from '#admin/orders/orders-address.ts';
import { SlipFiles } from '#admin/orders/slip-files.tsx';
import { personRemoved, slipReasonLabels } from '#domain/orders/order.copy.ts';
import { Button } from '#ui/button/button.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { Today } from './read-today.server.ts';
import { todayCopy } from './today.copy.ts';

type ListedSlips = Today['slips']['listed'][number];

/** Shows the slips that wait for the owner, each order beside the amount that its slips should show. */
export function SlipList({ slips }: Pick<Today, 'slips'>) {
  if (slips.count === 0) return null;
  return (
    <section aria-labelledby="slips" className="mb-6 scroll-mt-20">
      <h2 id="slips" tabIndex={-1} className="mb-2.5 scroll-mt-24 text-lg leading-snug">
        <Both of={todayCopy.slips} beside />{' '}
        <span className="figures text-md font-normal text-ink-600">{slips.count}</span>
      </h2>
      <ul className="overflow-clip rounded-md border border-pending/40 bg-pending-tint shadow-1">
        {slips.listed.map((order) => (
          <SlipRow key={order.orderId} order={order} />
        ))}
      </ul>
    </section>
  );
}

function SlipRow({ order }: { order: ListedSlips }) {
  const { orderId, orderNumber, customerName, city, dueLkr, slips } = order;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3 leading-snug not-first:border-t not-first:border-pending/20">
      <Link
        to={`${orderHref(orderId, unfiltered)}#slip`}
        className="flex min-h-11 flex-wrap content-center items-baseline gap-x-3 gap-y-0.5 text-ink-900 no-underline hover:underline"
      >
        <strong className="font-semibold">{customerName || <Text of={personRemoved} />}</strong>
        <span>{city}</span>
        <Price amountLkr={dueLkr} className="font-semibold" />
        <span className="figures ms-auto text-sm text-ink-600">{orderNumber}</span>
      </Link>
      <SlipFiles orderId={orderId} slips={slips} size="small" />
      <SlipForms order={order} />
    </li>
  );
}

/** Two forms: one press accepts, and refusing asks why. Words of the owner's own are written at the order. */
function SlipForms({ order }: { order: ListedSlips }) {
  const { orderId, dueLkr, slips } = order;
  const accept = useFetcher({ key: `today/${orderId}/accept-slip` });
  const refuse = useFetcher({ key: `today/${orderId}/refuse-slip` });
  const translate = useTranslate();
  const shown = (
    <>
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="shownSlips" value={slips.map(({ id }) => id).join(' ')} />
      <input type="hidden" name="shownDueLkr" value={dueLkr} />
    </>
  );
  const { other: _, ...reasons } = slipReasonLabels;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <accept.Form method="post" action={href('/admin/today')} preventScrollReset>
        {shown}
        <Button
          type="submit"
          size="small"
          name="step"
          value="accept-slip"
          busy={accept.state !== 'idle'}
        >
          <Both of={slipsCopy.acceptShort} beside />
        </Button>
      </accept.Form>
      <refuse.Form
        method="post"
        action={href('/admin/today')}
        preventScrollReset
        className="flex min-w-0 flex-wrap items-center gap-2"
      >
        {shown}
        <select
          name="reason"
          required
          defaultValue=""
          aria-label={translate(slipsCopy.chooseReason)}
          className="min-h-11 max-w-full min-w-0 rounded-md border border-cream-300 bg-cream-50 px-3 text-md"
        >
          <option value="">{translate(slipsCopy.chooseReason)}</option>
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
          value="refuse-slip"
          busy={refuse.state !== 'idle'}
        >
          <Both of={slipsCopy.refuse} beside />
        </Button>
      </refuse.Form>
    </div>
  );
}
