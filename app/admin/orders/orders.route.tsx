import PhoneCall from 'lucide-react/icons/phone-call';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { href, Outlet, useParams } from 'react-router';
import { ListSearch } from '#admin/list/list-search.tsx';
import { Pager } from '#admin/list/pager.tsx';
import { useLiveData } from '#admin/live/use-live-data.ts';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import './beside-list.css';
import type { Route } from './+types/orders.route';
import { BulkActions } from './bulk-actions.tsx';
import { ActiveConcernFilter, MoreFilters, StatusFilter } from './list-filters.tsx';
import { loadOrders } from './load-orders.server.ts';
import { ordersCopy, ordersFound } from './orders.copy.ts';
import { OrdersTable } from './orders-table.tsx';
import {
  type OrderListState,
  ordersHref,
  refreshHref,
  unfilteredListState,
} from './orders-urls.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(ordersCopy.orders, matches);
}

export function loader({ request, context }: Route.LoaderArgs) {
  return loadOrders(context, request);
}

/** Lists the orders. The outlet shows one of them over or beside the list, or the export dialog over it. */
export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const list = useLiveData(loaderData, refreshHref(loaderData.listState));
  const { orders, counts, pages, listState } = list;
  const { status, concern, from, to } = listState;
  const isOrderOpen = useParams()['orderId'] !== undefined;
  return (
    <div className={isOrderOpen ? 'has-beside' : ''}>
      <PageHeader title={ordersCopy.orders}>
        <ButtonLink
          to={href('/admin/orders/new')}
          size="small"
          icon={<PhoneCall aria-hidden="true" />}
        >
          <Both of={ordersCopy.newOrder} inline />
        </ButtonLink>
      </PageHeader>
      <Outlet />
      <div className="relative mb-4 flex flex-wrap gap-3 min-[1400px]:pe-37">
        <div className="flex min-w-0 flex-[1_1_260px] max-[1399px]:basis-full max-[1399px]:pe-32 sm:max-[1399px]:pe-37">
          <ListSearch
            action={ordersHref(unfilteredListState)}
            label={ordersCopy.searchOrders}
            search={listState.search}
            resultStatus={ordersFound(counts[status ?? 'all'])}
          >
            <HiddenFields of={{ status, due: concern, from, to }} />
          </ListSearch>
        </div>
        <StatusFilter counts={counts} listState={listState} />
        <MoreFilters listState={listState}>
          <HiddenFields of={{ q: listState.search, status, due: concern }} />
        </MoreFilters>
      </div>
      {concern && <ActiveConcernFilter concern={concern} listState={listState} />}
      <PanelCard flush>
        {orders.length === 0 ? (
          <NoOrders listState={listState} />
        ) : (
          <OrdersTable orders={orders} listState={listState} />
        )}
      </PanelCard>
      {orders.length > 0 && <BulkActions orders={orders} listState={listState} />}
      <Pager
        page={listState.page}
        pages={pages}
        hrefOf={(page) => ordersHref({ ...listState, page })}
      />
    </div>
  );
}

/** Keeps the other parameters of the URL when a form is sent. */
function HiddenFields({ of }: { of: Record<string, string | undefined> }) {
  return Object.entries(of).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

const emptyIcon = <ReceiptText className="size-14 stroke-1" />;

function NoOrders({ listState }: { listState: OrderListState }) {
  const isNarrowed = ordersHref({ ...listState, page: 1 }) !== ordersHref(unfilteredListState);
  if (!isNarrowed) return <EmptyState of={ordersCopy.noneYet} icon={emptyIcon} />;
  return (
    <EmptyState of={ordersCopy.noneFound} icon={emptyIcon}>
      <p className="w-full text-ink-600">
        <Text of={ordersCopy.adjustSearch} />
      </p>
      <ButtonLink to={ordersHref(unfilteredListState)} variant="outline">
        <Both of={ordersCopy.showAll} />
      </ButtonLink>
    </EmptyState>
  );
}
