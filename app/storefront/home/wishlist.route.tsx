import { Heart } from 'lucide-react';
import { href, redirect } from 'react-router';
import { textIn } from '#domain/kernel/bilingual.ts';
import { cardCopy } from '#storefront/product-card/product-card.copy.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useLanguage } from '#ui/language.tsx';
import { Both } from '#ui/text.tsx';
import { languageOf, pathIn } from '#web/language-path.ts';
import type { Route } from './+types/wishlist.route';

/** Where a heart leads without a script. Nothing is kept: a wishlist belongs to an account. */
export function action({ request }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  return redirect(pathIn(language, href('/wishlist')), 303);
}

export function meta({ location }: Route.MetaArgs) {
  const title = textIn(languageOf(location.pathname), cardCopy.wishlist).text;
  return [{ title }, { name: 'robots', content: 'noindex' }];
}

export default function WishlistRoute() {
  const language = useLanguage();
  return (
    <div className="wrap py-section">
      <Card className="mx-auto max-w-180">
        <EmptyState
          as="h1"
          sentence
          of={cardCopy.signInForWishlist}
          icon={<Heart className="size-16 stroke-1" />}
        >
          <ButtonLink to={pathIn(language, '/#products')}>
            <Both of={cardCopy.continueShopping} />
          </ButtonLink>
        </EmptyState>
      </Card>
    </div>
  );
}
