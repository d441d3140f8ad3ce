import Heart from 'lucide-react/icons/heart';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import type { ReactNode } from 'react';
import { Form, href, Link } from 'react-router';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { useAccount } from './account-provider.tsx';
import { useAccountHref } from './use-account-href.ts';

type AccountLinksProps = {
  /** Called when a link is followed, to close the menu around them even if the page stays the same. */
  onFollow: () => void;
};

const look =
  'flex min-h-12 w-full items-center gap-3.5 rounded-sm px-3.5 py-1.5 text-start leading-snug no-underline hover-tint [&_svg]:size-5 [&_svg]:shrink-0';

/** Lists the links of an account, or only the sign-in for guests and until the account is loaded. */
export function AccountLinks({ onFollow }: AccountLinksProps) {
  const language = useLanguage();
  const accountHref = useAccountHref();
  const { account } = useAccount();
  const link = (to: string, label: Bilingual, icon: ReactNode) => (
    <li>
      <Link to={to} onClick={onFollow} className={look}>
        {icon}
        <span>
          <Both of={label} />
        </span>
      </Link>
    </li>
  );
  if (!account) {
    return <ul>{link(accountHref, layoutCopy.signIn, <LogIn aria-hidden="true" />)}</ul>;
  }
  const wishlistPath = localizePath(language, href('/wishlist'));
  return (
    <ul>
      {link(accountHref, accountCopy.myAccount, <User aria-hidden="true" />)}
      {link(wishlistPath, accountCopy.myWishlist, <Heart aria-hidden="true" />)}
      {account.isAdmin && (
        <li>
          <a href={href('/admin')} className={look}>
            <LayoutDashboard aria-hidden="true" />
            <span>
              <Both of={accountCopy.adminPanel} />
            </span>
          </a>
        </li>
      )}
      <li>
        <SignOut onFollow={onFollow} />
      </li>
    </ul>
  );
}

function SignOut({ onFollow }: AccountLinksProps) {
  return (
    <Form method="post" action={localizePath(useLanguage(), href('/sign-out'))} onSubmit={onFollow}>
      <button type="submit" className={look}>
        <LogOut aria-hidden="true" />
        <span>
          <Both of={accountCopy.signOut} />
        </span>
      </button>
    </Form>
  );
}
