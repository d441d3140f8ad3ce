import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { href } from 'react-router';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { orderStatusLabels } from '#domain/orders/order.copy.ts';
import type { AccountOrder } from '#domain/orders/reading/list-account-orders.server.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { StatusChip } from '#ui/feedback/status-chip.tsx';
import { FormKey } from '#ui/field/form-key.tsx';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { ordersCopy } from './orders.copy.ts';

const maxPictures = 4;

type OrderCardProps = { order: AccountOrder; formKey: string };

/** Summarizes one order, with a link to its page and a button that puts its products into the cart again. */
export function OrderCard({ order, formKey }: OrderCardProps) {
  const titleId = `order-${order.id}`;
  return (
    <Card as="article" padded={false} aria-labelledby={titleId} className="px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="leading-snug">
          <h3 id={titleId} className="font-text text-base font-semibold wrap-anywhere tabular-nums">
            {order.orderNumber}
          </h3>
          <time dateTime={order.createdAt.toISOString()} className="text-md text-ink-600">
            {shortDate(order.createdAt)}
          </time>
        </div>
        <StatusChip tone={order.status} label={orderStatusLabels[order.status]} />
      </div>
      <OrderedProducts lines={order.lines} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <Price amountLkr={order.totalLkr} className="text-lg font-semibold" />
        <Actions order={order} formKey={formKey} />
      </div>
    </Card>
  );
}

function OrderedProducts({ lines }: { lines: AccountOrder['lines'] }) {
  const language = useLanguage();
  const nameOf = (name: Bilingual) => textIn(language, name).text;
  const summary = lines.map(({ name, quantity }) => `${quantity} × ${nameOf(name)}`).join(', ');
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <span aria-hidden="true" className="flex gap-2.5">
        {lines.slice(0, maxPictures).map(({ productId, image }) => (
          <span
            key={productId}
            className="size-15 overflow-clip rounded-md border border-line bg-cream-100"
          >
            <ProductPicture
              src={image}
              alt=""
              sizes="75px"
              className="size-full [transform:scale(1.25)] object-cover"
            />
          </span>
        ))}
      </span>
      <p className="min-w-[min(100%,180px)] flex-1 text-md leading-normal text-ink-600">
        {summary}
      </p>
    </div>
  );
}

function Actions({ order: { id: orderId, orderNumber }, formKey }: OrderCardProps) {
  const language = useLanguage();
  return (
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink
        to={localizePath(language, href('/order-success/:orderId', { orderId }))}
        variant="outline"
        size="small"
      >
        <Both of={ordersCopy.view} inline />
        <VisuallyHidden>{`: ${orderNumber}`}</VisuallyHidden>
      </ButtonLink>
      <BuyAgainForm order={{ id: orderId, orderNumber }} formKey={formKey} />
    </div>
  );
}

type BuyAgainFormProps = { order: Pick<AccountOrder, 'id' | 'orderNumber'>; formKey: string };

/** Shows that it is busy after the first press: the response opens another page. */
function BuyAgainForm({ order, formKey }: BuyAgainFormProps) {
  const language = useLanguage();
  const [isSent, setSent] = useState(false);
  return (
    <form
      method="post"
      action={localizePath(language, href('/account/orders/:orderId/again', { orderId: order.id }))}
      onSubmit={() => setSent(true)}
    >
      <FormKey of={formKey} />
      <Button
        type="submit"
        variant="outline"
        size="small"
        busy={isSent}
        icon={isSent ? undefined : <RotateCcw aria-hidden="true" />}
      >
        <Both of={ordersCopy.buyAgain} inline />
        <VisuallyHidden>{`: ${order.orderNumber}`}</VisuallyHidden>
      </Button>
    </form>
  );
}
