import { useMemo } from 'react';
import { href, useLocation, useNavigate } from 'react-router';
import type { Product } from '#domain/catalog/product.ts';
import {
  filterProducts,
  formatFilters,
  type ProductFilters,
  parseFilters,
} from '#domain/catalog/search/product-filters.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { ProductGrid } from '#storefront/product-card/product-grid.tsx';
import { whatsAppCopy } from '#storefront/whats-app/whats-app.copy.ts';
import { WhatsAppButton } from '#storefront/whats-app/whats-app-button.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { useLanguage } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { localizePath } from '#web/urls/localize-path.ts';
import { ProductTools } from './product-tools.tsx';
import { lookingFor, productsCopy, productsFound } from './products.copy.ts';
import { useDebouncedSearch } from './use-debounced-search.ts';
import { type Similar, useSimilar } from './use-similar.ts';

type ProductsSectionProps = {
  products: Product[];
  /** The ids of the products, in the order of their names. */
  idsSortedByName: string[];
  /** The shop's names, which a search for similar products ignores. */
  brand: string[];
  similar: Similar;
  deliveryPromise: Bilingual | undefined;
  /** Called with each new search text on this page, except for an empty one. */
  onSearch?: (query: string) => void;
};

export function ProductsSection({ products, idsSortedByName, ...rest }: ProductsSectionProps) {
  const { brand, similar: loaded, deliveryPromise, onSearch } = rest;
  const { filters, change } = useFilters();
  const similar = useSimilar({ products, query: filters.query, brand, loaded });
  const matchingProducts = filterProducts(products, filters, {
    idsSortedByName,
    similarIds: similar.ids,
  });
  const isNarrowed = formatFilters(filters) !== '';
  const apply = (next: ProductFilters) => {
    if (next.query !== '' && next.query !== filters.query) onSearch?.(next.query);
    void change(next);
  };
  const search = useDebouncedSearch(filters.query, (query) => apply({ ...filters, query }));
  const isPending = search.isPending || similar.isPending;
  const hasNoResults = matchingProducts.length === 0 && !similar.isPending;
  return (
    <section
      id="products"
      aria-labelledby="products-title"
      className="below-first-screen wrap pb-section"
    >
      <div className="products-head">
        <Heading id="products-title" of={layoutCopy.products} />
        {products.length > 0 && <ProductTools search={search} filters={filters} onChange={apply} />}
      </div>
      <div role="status" className="flex min-h-14 items-center justify-between gap-4">
        {isPending && <Searching />}
        {!isPending && isNarrowed && matchingProducts.length > 0 && (
          <ResultCount count={matchingProducts.length} />
        )}
        {hasNoResults && (
          <NoResults
            query={filters.query}
            isNarrowed={isNarrowed}
            isNewShop={products.length === 0}
          />
        )}
      </div>
      {hasNoResults && products.length > 0 && (
        <h3 className="mb-5 text-step-1">
          <Both of={productsCopy.suggestions} />
        </h3>
      )}
      {products.length > 0 && (
        <ProductGrid
          products={hasNoResults ? suggestProducts(products) : matchingProducts}
          deliveryPromise={deliveryPromise}
        />
      )}
    </section>
  );
}

/** Returns three products to suggest: the first ones in stock, or of all if none is in stock. */
function suggestProducts(products: Product[]): Product[] {
  const inStock = products.filter(({ stock }) => stock > 0);
  return (inStock.length > 0 ? inStock : products).slice(0, 3);
}

function Searching() {
  return (
    <p className="flex items-center gap-3 text-md leading-snug text-ink-600">
      <Spinner className="size-5 border-2 text-leaf-600" />
      <Text of={productsCopy.loading} />
    </p>
  );
}

function ResultCount({ count }: { count: number }) {
  return (
    <>
      <p className="text-md leading-snug text-ink-600">
        <Both of={productsFound(count)} />
      </p>
      <ResetLink variant="quiet" />
    </>
  );
}

type NoResultsProps = { query: string; isNarrowed: boolean; isNewShop: boolean };

/** Says that no product matches, or that a new shop has none yet. */
function NoResults({ query, isNarrowed, isNewShop }: NoResultsProps) {
  return (
    <div className="flex-1">
      <EmptyState of={isNewShop ? productsCopy.comingSoon : productsCopy.noProducts} as="p">
        {isNarrowed && <ResetLink variant="outline" />}
        {isNarrowed && (
          <ButtonLink to="#contact" variant="outline">
            <Both of={productsCopy.askUs} />
          </ButtonLink>
        )}
        {query !== '' && <WhatsAppButton label={whatsAppCopy.ask} text={lookingFor(query)} />}
      </EmptyState>
    </div>
  );
}

/** Shows all products again, without search and filters. */
function ResetLink({ variant }: { variant: 'quiet' | 'outline' }) {
  return (
    <ButtonLink
      to={{ pathname: localizePath(useLanguage(), href('/')), hash: '#products' }}
      replace
      variant={variant}
    >
      <Both of={productsCopy.reset} />
    </ButtonLink>
  );
}

/** Keeps the filters in the URL of the page, so that a reload, the back button and a shared link keep them. */
function useFilters() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filters = useMemo(() => parseFilters(new URLSearchParams(search)), [search]);
  const change = async (next: ProductFilters) => {
    const nextSearch = formatFilters(next);
    if (nextSearch === formatFilters(filters)) return;
    await navigate({ search: nextSearch }, { replace: true, preventScrollReset: true });
    // Adds the hash, at which the URL opens later, outside of the router, which would scroll to it on every keystroke.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${search}#products`);
  };
  return { filters, change };
}
