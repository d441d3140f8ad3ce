import User from 'lucide-react/icons/user';
import { type KeyboardEvent, type MouseEvent, useCallback, useRef, useState } from 'react';
import { href } from 'react-router';
import { accountOf, layoutCopy } from '#storefront/layout/layout.copy.ts';
import { useLazyComponent } from '#storefront/layout/use-lazy-component.ts';
import { IconLink } from '#ui/button/icon-button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import type { AccountMenuProps } from './account-menu.tsx';
import { useAccount } from './account-provider.tsx';
import { useAccountHref } from './use-account-href.ts';

/**
 * Links guests to the sign-in, which returns to this page. Opens a menu for customers; without a script it links to the
 * account. Is hidden on phones, where the side menu has these links.
 */
export function AccountLink() {
  const { account } = useAccount();
  const accountHref = useAccountHref();
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const close = useCallback(() => setIsOpen(false), []);
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const menu = account ? { onClick: press, 'aria-expanded': isOpen } : {};
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles Escape for the elements inside
    <div ref={container} className="relative max-[519px]:hidden" onKeyDown={onKeyDown}>
      <IconLink
        ref={button}
        to={accountHref}
        label={labelOf(account)}
        icon={<User aria-hidden="true" />}
        {...menu}
      />
      {account && <LazyAccountMenu open={isOpen} within={container} onClose={close} />}
    </div>
  );
}

function labelOf(account: ReturnType<typeof useAccount>['account']) {
  if (account === null) return layoutCopy.signIn;
  return account ? accountOf(account.name) : layoutCopy.account;
}

const load = () => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu);

function LazyAccountMenu({ open, ...rest }: AccountMenuProps) {
  const accountPath = localizePath(useLanguage(), href('/account'));
  const { Component: AccountMenu, isOpen } = useLazyComponent({
    load,
    isWanted: open,
    close: rest.onClose,
    fallback: accountPath,
  });
  return AccountMenu ? <AccountMenu open={isOpen} {...rest} /> : null;
}
