import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { ShippedOrders } from '#domain/orders/fulfilment/ship-order.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useFocusedBox } from '#ui/feedback/use-focused-box.ts';
import { Both } from '#ui/text/text.tsx';
import { type OrderListState, shipHref } from './orders-urls.ts';
import {
  askedToCancelCopy,
  notChangedCopy,
  ordersForNextFormCopy,
  shippedCopy,
  shipSeveralCopy,
  trackingNumberChangedCopy,
} from './ship-several.copy.ts';

/**
 * Says how many parcels were shipped, and names the orders that were not changed. Takes the focus, because the pressed
 * button may be gone.
 */
export function ShipResult({ done }: { done: ShippedOrders }) {
  const { shipped, skipped, conflicting, askedToCancel } = done;
  const box = useFocusedBox(done);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4 rounded-md">
      {shipped.length > 0 && (
        <Notice tone="success" role="status">
          <Both of={shippedCopy(shipped.length)} />
        </Notice>
      )}
      <NamedOrders of={askedToCancelCopy} numbers={askedToCancel} />
      <NamedOrders of={notChangedCopy} numbers={skipped} />
      {conflicting.length > 0 && (
        <Notice role="status">
          <Both of={trackingNumberChangedCopy(conflicting)} />
        </Notice>
      )}
    </div>
  );
}

/** More numbers would fill the screen of a phone. */
const maxNumbersShown = 5;

type NamedOrdersProps = {
  of: (numbers: string[], isLong: boolean) => Bilingual;
  numbers: string[];
};

/** Names orders in a sentence. Many are counted, and their numbers are shown on a press. */
export function NamedOrders({ of, numbers }: NamedOrdersProps) {
  if (numbers.length === 0) return null;
  const isLong = numbers.length > maxNumbersShown;
  return (
    <Notice role="status">
      <Both of={of(numbers, isLong)} />
      {isLong && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-md font-medium underline underline-offset-4 sm:min-h-8 [&::-webkit-details-marker]:hidden">
            <span>
              <Both of={shipSeveralCopy.orderNumbers} inline />
            </span>
          </summary>
          <p className="tabular-nums">{numbers.join(', ')}</p>
        </details>
      )}
    </Notice>
  );
}

/** Links to a page with the selected orders that are too many for this one. */
export function OrdersForNextForm(selected: { orderIds: string[]; listState: OrderListState }) {
  return (
    <Notice>
      <Both of={ordersForNextFormCopy(selected.orderIds.length)} />
      <ButtonLink to={shipHref(selected)} variant="outline" size="small" className="mt-2">
        <Both of={shipSeveralCopy.shipOthers} inline />
      </ButtonLink>
    </Notice>
  );
}
