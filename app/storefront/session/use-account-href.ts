import { href, useLocation } from 'react-router';
import { useLanguage } from '#ui/text/language.tsx';
import { signInPath } from '#web/urls/links.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import { useAccount } from './account-provider.tsx';

const signInPages = /^(\/si)?\/sign-(in|up)$/;

/**
 * Returns the target of the account button: for guests the sign-in, which returns to this page; for customers, and until the
 * account is loaded, the account.
 */
export function useAccountHref(): string {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { account } = useAccount();
  if (account !== null) return localizePath(language, href('/account'));
  const isSignInPage = signInPages.test(pathname);
  return isSignInPage ? signInPath(language) + search : signInPath(language, pathname + search);
}
