import { href } from 'react-router';
import type { Address } from '#domain/customers/address.ts';
import type { Customer } from '#domain/customers/find-customer.server.ts';
import type { OrdersOfAccount } from '#domain/orders/reading/list-orders-of.server.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { NewsNotice } from '#storefront/account/news-notice.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import type { Flash } from '#web/flash.server.ts';
import { pathIn } from '#web/language-path.ts';
import { OrderCard } from './order-card.tsx';
import { OrderPages } from './order-pages.tsx';
import { ordersCopy } from './orders.copy.ts';
import { OverviewCards } from './overview-cards.tsx';

type OrdersPageProps = OrdersOfAccount & {
  customer: Customer;
  address: Address | undefined;
  news: Flash | undefined;
};

/** The first page of an account: the orders, and below them the customer's details. */
export function OrdersPage({ news, customer, address, ...list }: OrdersPageProps) {
  const { orders, page } = list;
  return (
    <>
      <NewsNotice news={news} />
      <AccountSection id="orders-title" title={accountCopy.myOrders}>
        {orders.length === 0 ? (
          <NoOrders />
        ) : (
          <ul className="grid gap-5">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        )}
        <OrderPages {...list} />
        {!customer.isEmailVerified && customer.email !== undefined && (
          <p className="mt-5 text-md leading-snug text-ink-600">
            <Both of={ordersCopy.guestOrders} />
          </p>
        )}
      </AccountSection>
      {page === 1 && <OverviewCards customer={customer} address={address} />}
    </>
  );
}

function NoOrders() {
  const language = useLanguage();
  return (
    <Card>
      <EmptyState as="h3" of={ordersCopy.noOrders}>
        <ButtonLink to={`${pathIn(language, href('/'))}#products`}>
          <Both of={accountCopy.continueShopping} />
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}
