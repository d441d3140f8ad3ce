import { panelMeta } from '#admin/page/panel-meta.ts';
import { countConsents } from '#domain/customers/consent/find-consent.server.ts';
import { readCustomerStatistics } from '#domain/customers/directory/customer-statistics.server.ts';
import {
  type ListedCustomer,
  listCustomers,
} from '#domain/customers/directory/list-customers.server.ts';
import { textIn } from '#domain/kernel/bilingual.ts';
import { shortDate } from '#domain/kernel/colombo-time.ts';
import { formatPhone, isMobile } from '#domain/kernel/phone.server.ts';
import { whatsAppLink } from '#domain/kernel/whats-app.ts';
import { adminShopContext, readOnlyShopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/customers.route';
import type { ShownCustomer } from './customer-card.tsx';
import { customersCopy, greeting } from './customers.copy.ts';
import { CustomersPage } from './customers-page.tsx';
import { parseCustomerListState } from './customers-urls.ts';
import { initialOf } from './initial-of.ts';

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(customersCopy.customers, matches);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(adminShopContext);
  const readOnlyShop = context.get(readOnlyShopContext);
  const query = parseCustomerListState(new URL(request.url).searchParams);
  const [statistics, consentsCount, { customers, foundCount, page, pages }] = await Promise.all([
    readCustomerStatistics(readOnlyShop),
    countConsents(shop),
    listCustomers(readOnlyShop, query),
  ]);
  return {
    statistics,
    consentsCount,
    customers: customers.map(toShownCustomer),
    foundCount,
    pages,
    listState: { ...query, page },
  };
}

function toShownCustomer(customer: ListedCustomer): ShownCustomer {
  const { phone, name, language, ordersCount, orderedLkr, joinedAt, lastOrderAt } = customer;
  return {
    phoneE164: phone,
    shownPhone: formatPhone(phone),
    name,
    initial: initialOf(name),
    ordersCount,
    orderedLkr,
    joinedOn: shortDate(joinedAt),
    lastOrderOn: lastOrderAt ? shortDate(lastOrderAt) : undefined,
    whatsAppHref: isMobile(phone)
      ? whatsAppLink(phone, textIn(language ?? 'en', greeting(name)).text)
      : undefined,
  };
}

export default function CustomersRoute({ loaderData }: Route.ComponentProps) {
  return <CustomersPage {...loaderData} />;
}
