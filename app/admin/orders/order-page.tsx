import { useNavigation } from 'react-router';
import { OverList } from '#admin/shell/over-list.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import type { Order } from '#domain/orders/find-order.server.ts';
import type { HistoryRow } from '#domain/orders/list-history.server.ts';
import { orderStatusWords } from '#domain/orders/order.copy.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { FormRefusal } from '#web/read-form.server.ts';
import { OrderCustomer } from './order-customer.tsx';
import { orderCopy } from './order-detail.copy.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderStatusForm, orderFormId } from './order-status-form.tsx';
import { listHref, type OrdersShown, orderHref } from './orders-address.ts';

type OrderPageProps = {
  order: Order;
  phone: string;
  history: HistoryRow[];
  shown: OrdersShown;
  refusal: FormRefusal | undefined;
};

export function OrderPage({ order, phone, history, shown, refusal }: OrderPageProps) {
  const backToList = listHref(shown);
  const isBusy = useNavigation().state === 'submitting';
  return (
    <OverList
      as="detail"
      title={{ en: order.orderNumber, si: orderCopy.details.si }}
      beside={<StatusChip tone={order.status} label={orderStatusWords[order.status]} />}
      listHref={backToList}
      footer={
        <>
          <ButtonLink to={backToList} preventScrollReset variant="outline" size="small">
            <Text of={shellCopy.close} />
          </ButtonLink>
          <Button type="submit" form={orderFormId} size="small" busy={isBusy}>
            <Both of={shellCopy.save} beside />
          </Button>
        </>
      }
    >
      <OrderNotices order={order} history={history} refusal={refusal} />
      <div className="grid gap-6 md:grid-cols-[1.35fr_1fr]">
        <div className="grid content-start gap-6">
          <OrderItems order={order} />
          <OrderCustomer order={order} phone={phone} />
        </div>
        <div className="grid content-start gap-5">
          <OrderStatusForm
            key={history.length}
            order={order}
            action={orderHref(order.id, shown)}
            refusal={refusal}
          />
          <OrderHistory history={history} />
        </div>
      </div>
    </OverList>
  );
}
