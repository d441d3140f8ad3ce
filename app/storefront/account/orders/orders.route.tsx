import { findCustomer } from '#domain/customers/find-customer.server.ts';
import { listAddresses } from '#domain/customers/list-addresses.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { listOrdersOf } from '#domain/orders/reading/list-orders-of.server.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { withNews } from '#storefront/account/news.server.ts';
import { customerContext, shopContext } from '#web/contexts.server.ts';
import { notFound } from '#web/not-found.server.ts';
import type { Route } from './+types/orders.route';
import { OrdersPage } from './orders-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const shop = context.get(shopContext);
  const { userId } = context.get(customerContext);
  const customer = (await findCustomer(shop, userId)) ?? notFound();
  const [address] = await listAddresses(shop, userId);
  return withNews(args, {
    ...(await listOrdersOf(shop, { userId, page: Number(url.searchParams.get('page') ?? 1) })),
    customer: { ...customer, phone: customer.phone && formatPhone(customer.phone) },
    address: address && { ...address, phone: formatPhone(address.phone) },
  });
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, accountCopy.myAccount);
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}
