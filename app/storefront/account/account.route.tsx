import { Outlet } from 'react-router';
import { customerContext } from '#web/contexts.server.ts';
import { requireCustomer } from '#web/require-customer.server.ts';
import type { Route } from './+types/account.route';
import { AccountFrame } from './account-frame.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireCustomer];

/** Has a loader so that the guard also runs where a page inside asks for its data alone. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, isAdmin } = context.get(customerContext);
  return { name, isAdmin };
}

/** Private pages: not cached, not indexed, no referrer. */
export function headers() {
  return {
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'same-origin',
  };
}

export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame {...loaderData}>
      <Outlet />
    </AccountFrame>
  );
}
