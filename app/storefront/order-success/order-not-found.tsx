import { href } from 'react-router';
import { NarrowPage } from '#storefront/layout/narrow-page.tsx';
import { trackLink } from '#storefront/layout/page-links.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { successCopy } from './order-success.copy.ts';

/** Renders the same page for unknown, malformed and guessed ids. */
export function OrderNotFound() {
  const language = useLanguage();
  const track = trackLink(language);
  return (
    <NarrowPage>
      <Card>
        <EmptyState as="h1" of={successCopy.notFound} plant="cinnamon">
          <ButtonLink to={localizePath(language, href('/'))}>
            <Both of={successCopy.goHome} />
          </ButtonLink>
          <ButtonLink to={track.href} variant="outline">
            <Both of={track.label} />
          </ButtonLink>
        </EmptyState>
      </Card>
    </NarrowPage>
  );
}
