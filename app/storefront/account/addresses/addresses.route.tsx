import { listAddresses } from '#domain/customers/list-addresses.server.ts';
import { formatPhone } from '#domain/kernel/phone.server.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { accountMeta } from '#storefront/account/account-meta.ts';
import { withNews } from '#storefront/account/news.server.ts';
import { customerContext, shopContext } from '#web/contexts.server.ts';
import type { Route } from './+types/addresses.route';
import { AddressesPage } from './addresses-page.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const addresses = await listAddresses(
    context.get(shopContext),
    context.get(customerContext).userId,
  );
  return withNews(args, {
    addresses: addresses.map((one) => ({ ...one, phone: formatPhone(one.phone) })),
  });
}

export function meta(args: Route.MetaArgs) {
  return accountMeta(args, accountCopy.addresses);
}

export default function AddressesRoute({ loaderData }: Route.ComponentProps) {
  return <AddressesPage {...loaderData} />;
}
