import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { href } from 'react-router';
import { canVerifyPhone } from '#domain/auth/phone-codes/request-phone-code.server.ts';
import type { Address } from '#domain/customers/addresses/address.ts';
import { listAddresses } from '#domain/customers/addresses/list-addresses.server.ts';
import { type Customer, findCustomer } from '#domain/customers/find-customer.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import {
  listAccountOrders,
  type OrdersOfAccount,
} from '#domain/orders/reading/list-account-orders.server.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { withAccountFlash } from '#storefront/account/account-flash.server.ts';
import { AccountSection } from '#storefront/account/account-section.tsx';
import { FlashNotice } from '#storefront/account/flash-notice.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { canVerifyEmail } from '#web/can-send-links.server.ts';
import { customerContext, runningShopContext, shopContext } from '#web/contexts.server.ts';
import type { Flash } from '#web/cookies/flash.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/orders.route';
import { GuestOrders } from './guest-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { ordersCopy, pageOf } from './orders.copy.ts';
import { OverviewCards } from './overview-cards.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const shop = context.get(shopContext);
  const { userId } = context.get(customerContext);
  const customer = (await findCustomer(shop, userId)) ?? throwNotFound();
  const [defaultAddress] = await listAddresses(shop, userId);
  return withAccountFlash(args, {
    formKey: crypto.randomUUID(),
    canVerifyEmail: canVerifyEmail(context.get(runningShopContext), customer),
    canVerifyPhone: canVerifyPhone(context.get(runningShopContext), customer),
    ...(await listAccountOrders(shop, { userId, page: Number(url.searchParams.get('page') ?? 1) })),
    customer,
    shownPhone: customer.phone && formatPhone(customer.phone),
    address: defaultAddress && { ...defaultAddress, phone: formatPhone(defaultAddress.phone) },
  });
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, accountCopy.myAccount);
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}

type OrdersPageProps = OrdersOfAccount & {
  formKey: string;
  customer: Customer;
  shownPhone: string | undefined;
  address: Address | undefined;
  flash: Flash | undefined;
  canVerifyEmail: boolean;
  canVerifyPhone: boolean;
};

/** Shows the orders, and below the newest ones the customer's details and default address. */
function OrdersPage({
  formKey,
  flash,
  customer,
  shownPhone,
  address,
  canVerifyEmail,
  canVerifyPhone,
  ...list
}: OrdersPageProps) {
  const { orders, page } = list;
  return (
    <>
      <FlashNotice flash={flash} />
      <AccountSection id="orders-title" title={accountCopy.myOrders}>
        {orders.length === 0 ? (
          <NoOrders />
        ) : (
          <ul className="grid gap-5">
            {orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} formKey={formKey} />
              </li>
            ))}
          </ul>
        )}
        <OrderPages {...list} />
        <GuestOrders
          customer={customer}
          shownPhone={shownPhone}
          canVerifyEmail={canVerifyEmail}
          canVerifyPhone={canVerifyPhone}
        />
      </AccountSection>
      {page === 1 && (
        <OverviewCards customer={customer} shownPhone={shownPhone} address={address} />
      )}
    </>
  );
}

function NoOrders() {
  const language = useLanguage();
  return (
    <Card>
      <EmptyState as="h3" of={ordersCopy.noOrders}>
        <ButtonLink to={`${localizePath(language, href('/'))}#products`}>
          <Both of={accountCopy.continueShopping} />
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}

/** Links to older and newer orders. Renders nothing if one page shows all orders. */
function OrderPages({ page, pages }: { page: number; pages: number }) {
  const language = useLanguage();
  const translate = useTranslate();
  if (pages === 1) return null;
  const to = (page: number) => `${localizePath(language, href('/account'))}?page=${page}`;
  return (
    <nav
      aria-label={translate(ordersCopy.pages)}
      className="mt-6 flex flex-wrap items-center justify-between gap-3"
    >
      <span className="min-w-35">
        {page > 1 && (
          <ButtonLink
            to={to(page - 1)}
            variant="outline"
            size="small"
            icon={<ArrowLeft aria-hidden="true" />}
          >
            <Both of={ordersCopy.newer} />
          </ButtonLink>
        )}
      </span>
      <p className="tabular-nowrap text-md text-ink-600">
        <Both of={pageOf(page, pages)} inline />
      </p>
      <span className="min-w-35 text-end">
        {page < pages && (
          <ButtonLink
            to={to(page + 1)}
            variant="outline"
            size="small"
            iconAfter={<ArrowRight aria-hidden="true" />}
          >
            <Both of={ordersCopy.older} />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
