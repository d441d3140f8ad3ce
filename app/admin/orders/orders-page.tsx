import { ReceiptText } from 'lucide-react';
import { Outlet } from 'react-router';
import { ListSearch } from '#admin/shell/list-search.tsx';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Pager } from '#admin/shell/pager.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import type { ListedOrder, OrderList } from '#domain/orders/list-orders.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Both, Text } from '#ui/text.tsx';
import { ordersCopy } from './orders.copy.ts';
import { everything, listHref, type OrdersShown } from './orders-address.ts';
import { OrdersTable } from './orders-table.tsx';
import { StatusFilter } from './status-filter.tsx';

type OrdersPageProps = {
  orders: ListedOrder[];
  counts: OrderList['counts'];
  pages: number;
  shown: OrdersShown;
};

/** The order that the address names lies over the list. */
export function OrdersPage({ orders, counts, pages, shown }: OrdersPageProps) {
  return (
    <>
      <PageHeader title={ordersCopy.orders} />
      <Outlet />
      <div className="mb-4 flex flex-wrap gap-3">
        <ListSearch
          action={listHref(everything)}
          label={ordersCopy.searchOrders}
          search={shown.search}
        >
          {shown.status && <input type="hidden" name="status" value={shown.status} />}
        </ListSearch>
        <StatusFilter counts={counts} shown={shown} />
      </div>
      <Panel flush>
        {orders.length === 0 ? (
          <NoOrders shown={shown} />
        ) : (
          <OrdersTable orders={orders} shown={shown} />
        )}
      </Panel>
      <Pager page={shown.page} pages={pages} hrefOf={(page) => listHref({ ...shown, page })} />
    </>
  );
}

const nothing = <ReceiptText className="size-14 stroke-1" />;

function NoOrders({ shown: { search, status } }: { shown: OrdersShown }) {
  const isNarrowed = search !== '' || status !== undefined;
  if (!isNarrowed) return <EmptyState of={ordersCopy.noneYet} icon={nothing} />;
  return (
    <EmptyState of={ordersCopy.noneFound} icon={nothing}>
      <p className="w-full text-ink-600">
        <Text of={ordersCopy.adjustSearch} />
      </p>
      <ButtonLink to={listHref(everything)} variant="outline">
        <Both of={ordersCopy.showAll} />
      </ButtonLink>
    </EmptyState>
  );
}
