import { href } from 'react-router';
import { useLatePart } from '#storefront/frame/use-late-part.ts';
import { useLanguage } from '#ui/language.tsx';
import { pathIn } from '#web/language-path.ts';
import type { AccountMenuProps } from './account-menu.tsx';

const load = () => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu);

export function LateAccountMenu({ open, ...rest }: AccountMenuProps) {
  const accountPage = pathIn(useLanguage(), href('/account'));
  const { Part: AccountMenu, isOpen } = useLatePart({
    load,
    isWanted: open,
    onMissed: () => window.location.assign(accountPage),
  });
  return AccountMenu ? <AccountMenu open={isOpen} {...rest} /> : null;
}
