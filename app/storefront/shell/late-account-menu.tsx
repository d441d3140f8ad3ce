import { href } from 'react-router';
import { useLanguage } from '#ui/language.tsx';
import { pathIn } from '#web/language-path.ts';
import type { AccountMenuProps } from './account-menu.tsx';
import { useLatePart } from './use-late-part.ts';

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
