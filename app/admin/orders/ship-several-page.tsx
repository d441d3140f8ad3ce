import ArrowLeft from 'lucide-react/icons/arrow-left';
import Truck from 'lucide-react/icons/truck';
import { useNavigation } from 'react-router';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { cancelRequestCopy } from '#admin/order/requests/customer-requests.copy.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { printCopy } from '#admin/print/print.copy.ts';
import type { ShippedOrders } from '#domain/orders/fulfilment/ship-order.server.ts';
import { personRemoved } from '#domain/orders/order.copy.ts';
import { dueInAdvanceLkr, isCashSettled, usesOnlinePayment } from '#domain/orders/payment.ts';
import type { DocumentOrder } from '#domain/orders/reports/list-documents.server.ts';
import { paymentMethodCopy } from '#domain/payments/payment-methods.copy.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/form/form.tsx';
import { IgnoreEnter } from '#ui/form/ignore-enter.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { OrderGroup } from './order-group.tsx';
import { type OrderListState, ordersHref, shipHref } from './orders-urls.ts';
import { CourierField, ParcelShipment, type ShipAnswer } from './parcel-shipment.tsx';
import { NamedOrders, OrdersForNextForm, ShipResult } from './ship-notices.tsx';
import {
  notOfferedCopy,
  parcelFields,
  reversedPaymentCopy,
  shipAll,
  shipSeveralCopy,
  trackingNumberField,
} from './ship-several.copy.ts';

type ShipSeveralPageProps = {
  /** The selected orders that can be shipped. */
  orders: DocumentOrder[];
  /** Order numbers of the selected orders that can no longer be shipped. */
  notShippable: string[];
  /** Order numbers of the selected orders whose payment was refunded or charged back. */
  withReversedPayment: string[];
  /** Ids of the selected orders that are too many for one form. */
  idsForNextForm: string[];
  lastCourier: string;
  listState: OrderListState;
  /** The problems of the form, or the result. */
  answer: ShipAnswer | undefined;
};

/** Ships several parcels with one courier, each with its tracking number. */
export function ShipSeveralPage(props: ShipSeveralPageProps) {
  const { orders, notShippable, withReversedPayment, idsForNextForm, listState, answer } = props;
  const done = answer?.done;
  return (
    <>
      <PageHeader title={shipSeveralCopy.title}>
        <ButtonLink
          to={ordersHref(listState)}
          variant={orders.length > 0 ? 'outline' : 'primary'}
          size="small"
          icon={<ArrowLeft aria-hidden="true" />}
        >
          <Both of={shipSeveralCopy.toOrders} inline />
        </ButtonLink>
      </PageHeader>
      <div className="grid max-w-180 gap-4">
        {done ? (
          <ShipResult done={withoutNumbers(done, withReversedPayment)} />
        ) : (
          <NamedOrders of={notOfferedCopy} numbers={notShippable} />
        )}
        {withReversedPayment.length > 0 && (
          <Notice>
            <Both of={reversedPaymentCopy(withReversedPayment)} />
          </Notice>
        )}
        {idsForNextForm.length > 0 && (
          <OrdersForNextForm orderIds={idsForNextForm} listState={listState} />
        )}
        {!done && orders.length + notShippable.length + withReversedPayment.length === 0 && (
          <Notice>
            <Both of={shipSeveralCopy.chooseFirst} />
          </Notice>
        )}
        {orders.length > 0 && <ParcelsForm {...props} />}
      </div>
    </>
  );
}

/** Leaves out the skipped orders whose payment was reversed, because another notice names them with that reason. */
function withoutNumbers(done: ShippedOrders, numbers: string[]): ShippedOrders {
  return { ...done, skipped: done.skipped.filter((number) => !numbers.includes(number)) };
}

function ParcelsForm({
  orders,
  idsForNextForm,
  lastCourier,
  listState,
  answer,
}: ShipSeveralPageProps) {
  // Until the orders are loaded again, the page still shows the form of the shipped parcels.
  const isReloading = useNavigation().state !== 'idle' && answer?.done !== undefined;
  const orderIds = [...orders.map(({ id }) => id), ...idsForNextForm];
  const trackingNumbers = orders.map(({ id, trackingNumber }) => [
    trackingNumberField(id),
    trackingNumber,
  ]);
  return (
    <PanelCard>
      <Form
        action={shipHref({ orderIds, listState })}
        fields={parcelFields(orders)}
        answer={answer}
        initialValues={{ courier: lastCourier, ...Object.fromEntries(trackingNumbers) }}
        focusesFirstError
      >
        <IgnoreEnter />
        {!isReloading && <UnsavedFormGuard />}
        <p className="text-md leading-snug text-ink-600">
          <Both of={shipSeveralCopy.hint} />
        </p>
        <CourierField suggested={lastCourier} answer={answer} />
        <ul className="grid gap-4">
          {orders.map((order) => (
            <Parcel key={order.id} order={order} answer={answer} />
          ))}
        </ul>
        <div>
          <SubmitButton of={shipAll(orders.length)} icon={<Truck aria-hidden="true" />} />
        </div>
      </Form>
    </PanelCard>
  );
}

/** Shows name and town as on the label, with the field for the tracking number. */
function Parcel({ order, answer }: { order: DocumentOrder; answer: ShipAnswer | undefined }) {
  return (
    <li className="grid gap-2 border-t border-line pt-4">
      <input type="hidden" name="orderId" value={order.id} />
      <p className="flex flex-wrap justify-between gap-x-3 leading-snug">
        <span className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">
            {order.customerName || <Text of={personRemoved} />}
          </strong>
          {`, ${order.city}`}
          <span className="tabular-nowrap block text-sm text-ink-600">{order.orderNumber}</span>
        </span>
        <span className="tabular-nowrap text-md">
          <Text of={paymentMethodCopy[order.paymentMethod].short} />{' '}
          {isCashSettled(order) ? (
            <Text of={printCopy.nothingToCollect} />
          ) : (
            <Price amountLkr={order.dueLkr || order.totalLkr} />
          )}
        </span>
      </p>
      {order.cancelAskedAt && (
        <p className="text-md text-clay-700 [--second:currentColor]">
          <Both of={cancelRequestCopy.title} inline />
        </p>
      )}
      {dueInAdvanceLkr(order) > 0 && (
        <p className="text-md text-clay-700 [--second:currentColor]">
          <Both
            of={usesOnlinePayment(order) ? shipSeveralCopy.onlineDue : shipSeveralCopy.transferDue}
            inline
          />
        </p>
      )}
      <OrderGroup order={order} className="grid gap-2">
        <ParcelShipment order={order} answer={answer} />
      </OrderGroup>
    </li>
  );
}
