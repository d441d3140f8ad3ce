import Plus from 'lucide-react/icons/plus';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { ListSearch } from '#admin/shell/list-search.tsx';
import { Pager } from '#admin/shell/pager.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import type { CustomerFigures } from '#domain/customers/customer-figures.server.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Price } from '#ui/price.tsx';
import { Both, Text } from '#ui/text.tsx';
import { CustomerCard, type ShownCustomer } from './customer-card.tsx';
import { customersCopy, customersFound, haveOrdered } from './customers.copy.ts';
import { allCustomers, type CustomersShown, listHref } from './customers-address.ts';

type CustomersPageProps = {
  figures: CustomerFigures;
  customers: ShownCustomer[];
  foundCount: number;
  pages: number;
  shown: CustomersShown;
};

export function CustomersPage({
  figures,
  customers,
  foundCount,
  pages,
  shown,
}: CustomersPageProps) {
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
      <CustomerFigureCards figures={figures} />
      <div className="mt-5 mb-4">
        <ListSearch
          action={listHref(allCustomers)}
          label={customersCopy.search}
          search={shown.search}
        />
      </div>
      <h2 className="mb-4 text-base">
        <Both of={customersFound(foundCount)} />
      </h2>
      {customers.length === 0 ? (
        <Panel flush>
          <NoCustomers isSearched={shown.search !== ''} />
        </Panel>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
          {customers.map((customer) => (
            <CustomerCard key={customer.phoneE164} customer={customer} />
          ))}
        </ul>
      )}
      <Pager page={shown.page} pages={pages} hrefOf={(page) => listHref({ ...shown, page })} />
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
        <ButtonLink to={listHref(allCustomers)} variant="outline">
          <Both of={customersCopy.showAll} />
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** All customers, whatever is searched for. */
function CustomerFigureCards({ figures }: { figures: CustomerFigures }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3">
      <FigureCard
        label={customersCopy.totalCustomers}
        icon={<Users aria-hidden="true" />}
        note={haveOrdered(figures.orderedCount)}
      >
        {figures.customersCount}
      </FigureCard>
      <FigureCard
        label={customersCopy.newThisMonth}
        icon={<Plus aria-hidden="true" />}
        note={customersCopy.lastThirtyDays}
      >
        {figures.newCount}
      </FigureCard>
      <FigureCard
        label={customersCopy.averageOrderValue}
        icon={<ReceiptText aria-hidden="true" />}
        note={customersCopy.perCustomer}
        wide
      >
        <Price amountLkr={figures.averageLkr} />
      </FigureCard>
    </dl>
  );
}

type FigureCardProps = {
  label: Bilingual;
  icon: ReactNode;
  note: Bilingual;
  /** Over both columns, where there are two. */
  wide?: boolean;
  children: ReactNode;
};

function FigureCard({ label, icon, note, wide, children }: FigureCardProps) {
  return (
    <div
      className={`relative content-start rounded-md border border-line bg-cream-50 p-4 shadow-1 sm:px-5.5 sm:py-5 ${wide ? 'col-span-2 md:col-span-1' : ''}`}
    >
      <dt className="min-h-11 text-md leading-snug font-medium text-ink-600 sm:pe-10 [&>.second]:text-2xs">
        <Both of={label} />
        <span className="absolute end-5 top-5 hidden size-10 place-items-center rounded-pill bg-cream-200 text-leaf-600 sm:grid [&_svg]:size-5">
          {icon}
        </span>
      </dt>
      <dd className="figures mt-3 text-xl leading-tight font-semibold tracking-tight text-leaf-900 sm:text-[1.875rem]">
        {children}
      </dd>
      <dd className="mt-1.5 text-sm leading-snug text-ink-600 [&>.second]:text-2xs">
        <Both of={note} />
      </dd>
    </div>
  );
}
