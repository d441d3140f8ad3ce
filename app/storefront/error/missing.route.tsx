import { data, href } from 'react-router';
import { listProducts } from '#domain/catalog/list-products.server.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { useLayoutData } from '#storefront/layout/layout-data.ts';
import { trackLink } from '#storefront/layout/page-links.ts';
import { ProductGrid } from '#storefront/product-card/product-grid.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both } from '#ui/text/text.tsx';
import { shopContext } from '#web/contexts.server.ts';
import { languageOf, localizePath } from '#web/urls/localize-path.ts';
import type { Route } from './+types/missing.route';
import { errorTitle } from './error-page.tsx';

const maxProducts = 3;

/** Responds 404 to any unknown URL, in its language, with a few products and links to other pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const products = await listProducts(context.get(shopContext));
  return data({ products: products.slice(0, maxProducts) }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: errorTitle('not-found', languageOf(location.pathname)) },
  { name: 'robots', content: 'noindex' },
];

export default function MissingRoute({ loaderData: { products } }: Route.ComponentProps) {
  const { deliveryPromise } = useLayoutData();
  const track = trackLink(useLanguage());
  return (
    <div className="wrap pb-section">
      <EmptyState as="h1" of={layoutCopy.pageNotFound} plant="cinnamon">
        <ButtonLink to={localizePath(useLanguage(), href('/'))}>
          <Both of={layoutCopy.goHome} />
        </ButtonLink>
        <ButtonLink to={track.href} variant="outline">
          <Both of={track.label} />
        </ButtonLink>
      </EmptyState>
      {products.length > 0 && (
        <section aria-labelledby="products-title">
          <Heading level="h2" id="products-title" of={layoutCopy.products} />
          <div className="mt-8">
            <ProductGrid products={products} deliveryPromise={deliveryPromise} />
          </div>
        </section>
      )}
    </div>
  );
}
