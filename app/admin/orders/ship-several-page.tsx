import ArrowLeft from 'lucide-react/icons/arrow-left';
import Truck from 'lucide-react/icons/truck';
import { Form, useNavigation } from 'react-router';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import { orderFormLimits } from '#domain/orders/fulfilment/order-form-limits.ts';
import type { PaperOrder } from '#domain/orders/reports/list-papers.server.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Both } from '#ui/text.tsx';
import { deskCopy, deskProblemWords } from './desk.copy.ts';
import { listHref, type OrdersShown, shipHref } from './orders-address.ts';
import { ParcelField } from './parcel-field.tsx';
import type { ParcelsAnswer } from './parcels-answer.ts';
import { leftWords, shipAll, shippedWords, shipSeveralCopy } from './ship-several.copy.ts';

type ShipSeveralPageProps = {
  /** Those that still wait. */
  orders: PaperOrder[];
  /** Numbers of those that were chosen and no longer wait. */
  left: string[];
  lastCourier: string;
  shown: OrdersShown;
  answer: ParcelsAnswer | undefined;
};

/** What the courier takes along: who carries it once, and the number of each parcel. */
export function ShipSeveralPage(props: ShipSeveralPageProps) {
  const { orders, left, shown, answer } = props;
  const done = answer?.done;
  return (
    <>
      <PageHeader title={shipSeveralCopy.title}>
        <ButtonLink
          to={listHref(shown)}
          variant={orders.length > 0 ? 'outline' : 'primary'}
          size="small"
          icon={<ArrowLeft aria-hidden="true" />}
        >
          <Both of={shipSeveralCopy.toOrders} beside />
        </ButtonLink>
      </PageHeader>
      <div className="grid max-w-180 gap-4">
        {done && <Shipped count={done.shipped.length} />}
        {done ? <Left numbers={done.left} /> : <Left numbers={left} />}
        {!done && orders.length + left.length === 0 && (
          <Notice>
            <Both of={shipSeveralCopy.chooseFirst} />
          </Notice>
        )}
        {orders.length > 0 && <ParcelsForm {...props} />}
      </div>
    </>
  );
}

function Shipped({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice tone="success" role="status">
      <Both of={shippedWords(count)} />
    </Notice>
  );
}

function Left({ numbers }: { numbers: string[] }) {
  if (numbers.length === 0) return null;
  return (
    <Notice role="status">
      <Both of={leftWords(numbers)} />
    </Notice>
  );
}

function ParcelsForm({ orders, lastCourier, shown, answer }: ShipSeveralPageProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  const problem = answer?.problems['courier'];
  const orderIds = orders.map(({ id }) => id);
  return (
    <Panel>
      <Form method="post" action={shipHref({ orderIds, shown })} noValidate className="grid gap-5">
        <p className="text-md leading-snug text-ink-600">
          <Both of={shipSeveralCopy.hint} />
        </p>
        <TextField
          name="courier"
          label={deskCopy.courier}
          defaultValue={answer?.values['courier'] ?? lastCourier}
          maxLength={orderFormLimits.courier}
          autoComplete="off"
          {...(problem && { error: deskProblemWords('courier', problem) })}
        />
        <ul className="grid gap-4">
          {orders.map((order) => (
            <ParcelField key={order.id} order={order} answer={answer} />
          ))}
        </ul>
        <div>
          <Button type="submit" busy={isBusy} icon={<Truck aria-hidden="true" />}>
            <Both of={shipAll(orders.length)} beside />
          </Button>
        </div>
      </Form>
    </Panel>
  );
}
