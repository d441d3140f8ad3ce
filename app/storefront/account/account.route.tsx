import { Outlet } from 'react-router';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Text } from '#ui/text/text.tsx';
import { customerContext } from '#web/contexts.server.ts';
import { requireCustomer } from '#web/guards/require-customer.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import type { Route } from './+types/account.route';
import { accountCopy, greeting, hello } from './account.copy.ts';
import { AccountNav } from './account-nav.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireCustomer];

/** Has a loader so that the guard also runs when only the data of a nested page is requested. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, isAdmin } = context.get(customerContext);
  return { name, isAdmin };
}

export function headers() {
  return privateHeaders;
}

/** Renders the layout of the pages that need a signed-in customer: the name, and links to the other pages. */
export default function AccountRoute({ loaderData: { name, isAdmin } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <Heading level="h1" of={accountCopy.myAccount} />
      <Greeting name={name} />
      <div className="mt-[clamp(20px,3vw,40px)] grid items-start gap-7 lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-10">
        <AccountNav isAdmin={isAdmin} />
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </div>
  );
}

/** Shows the name once, even where the greeting is in both languages. */
function Greeting({ name }: { name: string }) {
  return (
    <p className="mt-4 text-step-0 wrap-anywhere text-ink-600">
      <Text of={greeting(name)} />
      {useLanguage() === 'en' && (
        <span lang="si" className="second">
          {hello.si}
        </span>
      )}
    </p>
  );
}
