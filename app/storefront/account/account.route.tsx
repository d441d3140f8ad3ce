import ChevronDown from 'lucide-react/icons/chevron-down';
import Heart from 'lucide-react/icons/heart';
import KeyRound from 'lucide-react/icons/key-round';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import ReceiptText from 'lucide-react/icons/receipt-text';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import { data, Form, href, NavLink, Outlet, useLocation } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { customerContext, runningShopContext } from '#web/contexts.server.ts';
import { readUnsavedFormCookie } from '#web/cookies/unsaved-form-cookie.server.ts';
import { requireCustomer } from '#web/guards/require-customer.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/account.route';
import { accountCopy, greeting, hello } from './account.copy.ts';
import { OpenedAccount } from './opened-account.tsx';
import { isOfOtherAccount, requireOwnForm } from './require-own-form.server.ts';
import { UnsavedFormProvider } from './unsaved-form-provider.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireCustomer, requireOwnForm];

/**
 * Returns the form that this customer could not save, if this page shows it again, and deletes its cookie. Having a loader,
 * this layout also runs its guard when only the data of a nested page is requested.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { userId, name, isAdmin } = context.get(customerContext);
  const kept = await readUnsavedFormCookie(context.get(runningShopContext), request);
  if (kept?.unsaved.page !== localizePath('en', url.pathname))
    return data({ userId, name, isAdmin, unsaved: undefined });
  const unsaved = isOfOtherAccount(kept.unsaved.values, userId) ? undefined : kept.unsaved;
  const headers = { 'Set-Cookie': kept.deletionCookie };
  return data({ userId, name, isAdmin, unsaved }, { headers });
}

export function headers() {
  return privateHeaders;
}

/** Renders the layout of the pages that need a signed-in customer: the name, and links to the other pages. */
export default function AccountRoute({ loaderData }: Route.ComponentProps) {
  const { userId, name, isAdmin, unsaved } = loaderData;
  return (
    <div className="wrap pt-[clamp(32px,4vw,56px)] pb-section">
      <Heading level="h1" of={accountCopy.myAccount} />
      <Greeting name={name} />
      <div className="mt-[clamp(20px,3vw,40px)] grid items-start gap-7 lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-10">
        <AccountNav isAdmin={isAdmin} />
        <div className="min-w-0">
          <OpenedAccount userId={userId}>
            <UnsavedFormProvider unsaved={unsaved}>
              <Outlet />
            </UnsavedFormProvider>
          </OpenedAccount>
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

const orders = { to: href('/account'), end: true, label: accountCopy.myOrders, Icon: ReceiptText };
const details = { to: href('/account/details'), label: accountCopy.myDetails, Icon: User };
const pages = [
  orders,
  { to: href('/wishlist'), label: accountCopy.myWishlist, Icon: Heart },
  { to: href('/account/addresses'), label: accountCopy.addresses, Icon: MapPin },
  details,
  { to: href('/account/password'), label: accountCopy.changePassword, Icon: KeyRound },
];

/** Links to the pages of the account: beside the page on a wide screen, above it and collapsed on a narrow one. */
function AccountNav({ isAdmin }: { isAdmin: boolean }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={translate(accountCopy.myAccount)}
      className="rounded-lg border border-line bg-cream-50 shadow-1 lg:sticky lg:top-26 lg:p-3"
    >
      <details key={pathname} className="group lg:hidden">
        <CurrentPage />
        <div className="border-t border-line p-2">
          <MenuLinks isAdmin={isAdmin} />
        </div>
      </details>
      <div className="max-lg:hidden">
        <MenuLinks isAdmin={isAdmin} />
      </div>
    </nav>
  );
}

/** Names the current page; a press shows the links to the others. */
function CurrentPage() {
  const translate = useTranslate();
  const language = useLanguage();
  const { pathname } = useLocation();
  const isCurrent = ({ to }: { to: string }) => pathname.startsWith(localizePath(language, to));
  const pathsOfDetails = [href('/account/delete'), href('/account/phone'), href('/account/prove')];
  const isInDetails = pathsOfDetails.some((to) => isCurrent({ to }));
  // Tries the orders last, because their path is the beginning of most other paths.
  const { label, Icon } = pages.slice(1).find(isCurrent) ?? (isInDetails ? details : orders);
  return (
    <summary className="flex min-h-13 cursor-pointer list-none items-center gap-4 rounded-lg px-5 py-2 leading-snug font-medium [&::-webkit-details-marker]:hidden [&_.second]:text-xs [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.6]">
      <Icon aria-hidden="true" className="text-leaf-600" />
      <VisuallyHidden>{`${translate(accountCopy.myAccount)}: `}</VisuallyHidden>
      <span className="flex-1">
        <Both of={label} />
      </span>
      <ChevronDown
        aria-hidden="true"
        className="text-leaf-600 transition-transform group-open:[transform:rotate(180deg)]"
      />
    </summary>
  );
}

const row =
  'flex min-h-13 w-full items-center gap-4 rounded-md px-3.5 py-1.5 text-start leading-snug font-medium no-underline transition-colors hover:bg-cream-100 aria-[current=page]:bg-cream-200 [&_.second]:text-xs [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.6]';

function MenuLinks({ isAdmin }: { isAdmin: boolean }) {
  return (
    <ul className="grid gap-0.5 sm:grid-cols-2 lg:grid-cols-1">
      {pages.map(({ Icon, ...page }) => (
        <MenuLink key={page.to} {...page} icon={<Icon />} />
      ))}
      {isAdmin && (
        <MenuLink to={href('/admin')} label={accountCopy.adminPanel} icon={<LayoutDashboard />} />
      )}
      <SignOut />
    </ul>
  );
}

type MenuLinkProps = { to: string; end?: boolean; label: Bilingual; icon: ReactNode };

function MenuLink({ to, end = false, label, icon }: MenuLinkProps) {
  const language = useLanguage();
  const isPanelLink = to === href('/admin');
  return (
    <li>
      <NavLink
        to={isPanelLink ? to : localizePath(language, to)}
        end={end}
        reloadDocument={isPanelLink}
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
      <Form method="post" action={localizePath(language, href('/sign-out'))}>
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
