import { href, redirect } from 'react-router';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { FormCard } from '#storefront/session/form-card.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { runningShopContext } from '#web/contexts.server.ts';
import { takeFlash } from '#web/cookies/flash.server.ts';
import { privateHeaders } from '#web/responses/private-headers.ts';
import { signInPath } from '#web/urls/links.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/password-saved.route';
import { passwordCopy } from './password.copy.ts';

/**
 * Renders the page after a link or a code set a new password. Leaves the message, which ends after a minute, to a reload and
 * to the other language. Redirects other visits to the form for a link.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { flash } = await takeFlash(context.get(runningShopContext), request);
  if (flash?.code === 'password-reset') return null;
  throw redirect(localizePath(languageOf(url.pathname), href('/forgot-password')));
}

export function headers() {
  return privateHeaders;
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, passwordCopy.saved);
}

export default function PasswordSavedRoute() {
  return (
    <FormCard title={passwordCopy.saved}>
      <p role="status" className="mb-7 leading-relaxed">
        <Both of={passwordCopy.savedNext} />
      </p>
      <ButtonLink to={signInPath(useLanguage())}>
        <Both of={layoutCopy.signIn} />
      </ButtonLink>
    </FormCard>
  );
}
