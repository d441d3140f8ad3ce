import Leaf from 'lucide-react/icons/leaf';
import { href } from 'react-router';
import { accountCopy } from '#storefront/account/account.copy.ts';
import { NarrowPage } from '#storefront/layout/narrow-page.tsx';
import { unindexedPageMeta } from '#storefront/seo/unindexed-page-meta.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/deleted.route';
import { deleteCopy } from './delete.copy.ts';

export function headers() {
  return { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };
}

export function meta(args: Route.MetaArgs) {
  return unindexedPageMeta(args, deleteCopy.deleted);
}

/** Confirms that the account was deleted. Shows no personal data, so anyone may open it. */
export default function DeletedRoute() {
  const home = localizePath(useLanguage(), href('/'));
  return (
    <NarrowPage>
      <Card>
        <EmptyState as="h1" of={deleteCopy.deleted} icon={<Leaf className="size-16 stroke-1" />}>
          <div className="grid justify-items-center gap-5">
            <p className="leading-snug text-ink-600">
              <Both of={deleteCopy.thanks} />
            </p>
            <ButtonLink to={home} reloadDocument>
              <Both of={accountCopy.continueShopping} />
            </ButtonLink>
          </div>
        </EmptyState>
      </Card>
    </NarrowPage>
  );
}
