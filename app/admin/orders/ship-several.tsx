import { Truck } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { ShippedOrders } from '#domain/orders/ship-orders.server.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { leftWords, ordersCopy, shippedWords } from './orders.copy.ts';
import { listHref, type OrdersShown } from './orders-address.ts';

/** The form that the boxes of the list belong to. */
export const shipFormId = 'ship-several';

type ShipSeveralProps = { shown: OrdersShown; done: ShippedOrders | undefined };

/** Several parcels leave at once. What could not be shipped is named. */
export function ShipSeveral({ shown, done }: ShipSeveralProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <div className="mb-4 grid gap-3">
      {done && <Shipped done={done} />}
      <Form id={shipFormId} method="post" action={listHref(shown)} replace preventScrollReset>
        <Button
          type="submit"
          variant="outline"
          size="small"
          icon={<Truck aria-hidden="true" />}
          busy={isBusy}
        >
          <Both of={ordersCopy.shipChosen} beside />
        </Button>
      </Form>
    </div>
  );
}

function Shipped({ done: { shipped, left } }: { done: ShippedOrders }) {
  const isNone = shipped.length + left.length === 0;
  return (
    <Notice tone={isNone || left.length > 0 ? 'info' : 'success'} role="status">
      {isNone && <Both of={ordersCopy.noneChosen} />}
      {shipped.length > 0 && (
        <p>
          <Both of={shippedWords(shipped.length)} />
        </p>
      )}
      {left.length > 0 && (
        <p>
          <Both of={leftWords(left)} />
        </p>
      )}
    </Notice>
  );
}
