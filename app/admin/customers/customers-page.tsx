import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Users from 'lucide-react/icons/users';
import { href } from 'react-router';
import { ListSearch } from '#admin/list/list-search.tsx';
import { Pager } from '#admin/list/pager.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { StatCard } from '#admin/page/stat-card.tsx';
import type { CustomerStatistics } from '#domain/customers/directory/customer-statistics.server.ts';
import { groupThousands } from '#domain/kernel/rupees.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { CustomerCard, type ShownCustomer } from './customer-card.tsx';
import { consentsFileLabel, customersCopy, customersFound, haveOrdered } from './customers.copy.ts';
import { type CustomerListState, customersHref, unfilteredListState } from './customers-urls.ts';

type CustomersPageProps = {
  statistics: CustomerStatistics;
  /** Number of customers who consented to offers. */
  consentsCount: number;
  customers: ShownCustomer[];
  foundCount: number;
  pages: number;
  listState: CustomerListState;
};

export function CustomersPage(props: CustomersPageProps) {
  const { statistics, consentsCount, customers, foundCount, pages, listState } = props;
  return (
    <>
      <div className="mb-6">
        <h1 className="text-2xl leading-heading">
          <Text of={customersCopy.customers} />
        </h1>
        <p className="mt-1 grid gap-1 text-md text-ink-600 [&>.second]:-order-1">
          <Both of={customersCopy.subtitle} />
        </p>
      </div>
      <AllCustomersStats statistics={statistics} />
      <div className="mt-5 mb-4">
        <ListSearch
          action={customersHref(unfilteredListState)}
          label={customersCopy.search}
          search={listState.search}
          resultStatus={customersFound(foundCount)}
        />
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base">
          <Both of={customersFound(foundCount)} />
        </h2>
        {consentsCount > 0 && (
          <ButtonLink
            to={href('/admin/customers/offers.csv')}
            reloadDocument
            download
            variant="outline"
            size="small"
            icon={<Download aria-hidden="true" />}
          >
            <Both of={consentsFileLabel(consentsCount)} inline />
          </ButtonLink>
        )}
      </div>
      {customers.length === 0 ? (
        <PanelCard flush>
          <NoCustomers isSearched={listState.search !== ''} />
        </PanelCard>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
          {customers.map((customer) => (
            <CustomerCard key={customer.phoneE164} customer={customer} />
          ))}
        </ul>
      )}
      <Pager
        page={listState.page}
        pages={pages}
        hrefOf={(page) => customersHref({ ...listState, page })}
      />
    </>
  );
}

function NoCustomers({ isSearched }: { isSearched: boolean }) {
  return (
    <EmptyState of={customersCopy.noneFound} icon={<Users className="size-14 stroke-1" />} as="h3">
      <p className="w-full text-ink-600">
        <Both of={isSearched ? customersCopy.adjustSearch : customersCopy.appearOnceTheyOrder} />
      </p>
      {isSearched && (
        <ButtonLink to={customersHref(unfilteredListState)} variant="outline">
          <Both of={customersCopy.showAll} />
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** Shows statistics of all customers, independent of the search. */
function AllCustomersStats({ statistics }: { statistics: CustomerStatistics }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
      <StatCard
        label={customersCopy.totalCustomers}
        icon={<Users aria-hidden="true" />}
        notes={[haveOrdered(statistics.orderedCount)]}
        size="text-xl"
      >
        {groupThousands(statistics.customersCount)}
      </StatCard>
      <StatCard
        label={customersCopy.newThisMonth}
        icon={<Plus aria-hidden="true" />}
        notes={[customersCopy.lastThirtyDays]}
        size="text-xl"
      >
        {groupThousands(statistics.newCount)}
      </StatCard>
      {/* The label is fixed by the specification; the number is an average per customer. */}
      <StatCard
        label={customersCopy.averageOrderValue}
        icon={<ReceiptText aria-hidden="true" />}
        notes={[customersCopy.perCustomer]}
        size="text-xl"
        wide
      >
        <Price amountLkr={statistics.averagePerCustomerLkr} />
      </StatCard>
    </dl>
  );
}
