import Heart from 'lucide-react/icons/heart';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import ReceiptText from 'lucide-react/icons/receipt-text';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import { Form, href, NavLink, Outlet } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Heading } from '#ui/heading.tsx';
import { useLanguage, useSay } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { customerContext } from '#web/contexts.server.ts';
import { pathIn } from '#web/language-path.ts';
import { privateHeaders } from '#web/private-headers.ts';
import { requireCustomer } from '#web/require-customer.server.ts';
import type { Route } from './+types/account.route';
import { accountCopy, greeting } from './account.copy.ts';

export const middleware: Route.MiddlewareFunction[] = [requireCustomer];

/** Has a loader so that the guard also runs where a page inside asks for its data alone. */
export function loader({ context }: Route.LoaderArgs) {
  const { name, isAdmin } = context.get(customerContext);
  return { name, isAdmin };
}

export function headers() {
  return privateHeaders;
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

const row =
  'flex min-h-13 w-full items-center gap-4 rounded-md px-3.5 py-1.5 text-start leading-snug font-medium no-underline transition-colors hover:bg-cream-100 aria-[current=page]:bg-cream-200 [&_.second]:text-xs [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.6]';

/** On a phone a list above the page. */
function AccountMenu({ isAdmin }: { isAdmin: boolean }) {
  const say = useSay();
  return (
    <nav
      aria-label={say(accountCopy.myAccount)}
      className="rounded-lg border border-line bg-cream-50 p-3 shadow-1 lg:sticky lg:top-26"
    >
      <ul className="grid gap-0.5 sm:grid-cols-2 lg:grid-cols-1">
        <MenuLink to={href('/account')} end label={accountCopy.myOrders} icon={<ReceiptText />} />
        <MenuLink to={href('/wishlist')} label={accountCopy.myWishlist} icon={<Heart />} />
        <MenuLink to={href('/account/addresses')} label={accountCopy.addresses} icon={<MapPin />} />
        <MenuLink to={href('/account/details')} label={accountCopy.myDetails} icon={<User />} />
        <MenuLink
          to={href('/account/password')}
          label={accountCopy.changePassword}
          icon={<KeyRound />}
        />
        {isAdmin && (
          <MenuLink to={href('/admin')} label={accountCopy.adminPanel} icon={<LayoutDashboard />} />
        )}
        <SignOut />
      </ul>
    </nav>
  );
}

type MenuLinkProps = { to: string; end?: boolean; label: Bilingual; icon: ReactNode };

function MenuLink({ to, end = false, label, icon }: MenuLinkProps) {
  const language = useLanguage();
  const isOfPanel = to === href('/admin');
  return (
    <li>
      <NavLink
        to={isOfPanel ? to : pathIn(language, to)}
        end={end}
        reloadDocument={isOfPanel}
        className={row}
      >
        <span aria-hidden="true" className="text-leaf-600">
          {icon}
        </span>
        <span>
          <Both of={label} />
        </span>
      </NavLink>
    </li>
  );
}

function SignOut() {
  const language = useLanguage();
  return (
    <li>
      <Form method="post" action={pathIn(language, href('/sign-out'))}>
        <button
          type="submit"
          className={`${row} cursor-pointer text-clay-700 [--second:currentColor]`}
        >
          <LogOut aria-hidden="true" />
          <span>
            <Both of={accountCopy.signOut} />
          </span>
        </button>
      </Form>
    </li>
  );
}
