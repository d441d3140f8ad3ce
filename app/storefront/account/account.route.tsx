import { Outlet } from 'react-router';
import { Heading } from '#ui/heading.tsx';
import { Both } from '#ui/text.tsx';
import { customerContext } from '#web/contexts.server.ts';
import { requireCustomer } from '#web/require-customer.server.ts';
import type { Route } from './+types/account.route';
import { accountCopy, greeting } from './account.copy.ts';
import { AccountMenu } from './account-menu.tsx';

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

/** The frame of every account page: the name, and links to the other pages. */
export default function AccountRoute({ loaderData: { name, isAdmin } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <Heading level="h1" of={accountCopy.myAccount} />
      <p className="mt-4 text-step-0 wrap-anywhere text-ink-600 [&>.second-beside]:text-md">
        <Both of={greeting(name)} beside />
      </p>
      <div className="mt-[clamp(24px,3vw,40px)] grid items-start gap-8 lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-10">
        <AccountMenu isAdmin={isAdmin} />
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </div>
  );
}
