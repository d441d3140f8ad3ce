import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type FormEvent, useState } from 'react';
import {
  countFilters,
  formatFilters,
  noFilters,
  type ProductFilters,
} from '#domain/catalog/search/product-filters.ts';
import { cleanSearch } from '#domain/catalog/search/search.ts';
import { layoutCopy } from '#storefront/layout/layout.copy.ts';
import { partNotLoaded } from '#storefront/layout/part-not-loaded.ts';
import { useLazyComponent } from '#storefront/layout/use-lazy-component.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import { toasts } from '#ui/feedback/toast.tsx';
import { useLanguage, useTranslate } from '#ui/text/language.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { localizePath } from '#web/urls/localize-path.ts';
import { FilterFields } from './filter-fields.tsx';
import type { FiltersDialogProps } from './filters-dialog.tsx';
import { productsCopy } from './products.copy.ts';
import type { DebouncedSearch } from './use-debounced-search.ts';

type FiltersProps = {
  filters: ProductFilters;
  onChange: (filters: ProductFilters) => void;
};

/** Renders search and filters as one form, which reloads the page where there is no script. */
export function ProductTools({
  search,
  filters,
  onChange,
}: FiltersProps & { search: DebouncedSearch }) {
  const language = useLanguage();
  const hasScript = useHasScript();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...filters, query: cleanSearch(search.text) });
  };
  return (
    <search>
      <form
        method="get"
        action={localizePath(language, '/#products')}
        onSubmit={submit}
        className="flex flex-wrap items-start gap-2 sm:gap-3"
      >
        <SearchBox search={search} />
        {hasScript ? (
          <FiltersButton filters={filters} onChange={onChange} />
        ) : (
          <FiltersInPage filters={filters} />
        )}
      </form>
    </search>
  );
}

function FiltersButton({ filters, onChange }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<SlidersHorizontal aria-hidden="true" />}
        className="product-filters-button"
        onClick={() => setIsOpen(true)}
      >
        <FiltersLabel filters={filters} />
      </Button>
      <LazyFiltersDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        filters={filters}
        onApply={onChange}
      />
    </>
  );
}

/** Shows how many filters are set. */
function FiltersLabel({ filters }: { filters: ProductFilters }) {
  const count = countFilters(filters);
  return (
    <span>
      <Text of={productsCopy.filters} />
      {count > 0 && <span className="tabular-nowrap">{` (${count})`}</span>}
    </span>
  );
}

/** Shown without a script, or before it runs. As in the dialog, reset keeps the search. */
function FiltersInPage({ filters }: { filters: ProductFilters }) {
  const { query } = filters;
  return (
    <details className="open:basis-full">
      <summary className="button button-outline product-filters-button">
        <SlidersHorizontal aria-hidden="true" />
        <FiltersLabel filters={filters} />
      </summary>
      <div className="mt-3 rounded-lg border border-line bg-cream-50 p-5 sm:p-7">
        <FilterFields filters={filters} />
        <div className="mt-5 flex gap-3">
          <ButtonLink
            to={localizePath(useLanguage(), `/${formatFilters({ ...noFilters, query })}#products`)}
            variant="outline"
            className="flex-1"
          >
            <Both of={productsCopy.reset} />
          </ButtonLink>
          <Button type="submit" className="flex-[1.2]">
            <Both of={productsCopy.applyFilters} />
          </Button>
        </div>
      </div>
    </details>
  );
}

/** Renders the search field inside the form, so that it works without a script. */
function SearchBox({ search }: { search: DebouncedSearch }) {
  const translate = useTranslate();
  return (
    <div className="product-search">
      <label htmlFor="product-search">
        <VisuallyHidden>{translate(productsCopy.searchProducts)}</VisuallyHidden>
      </label>
      <input
        id="product-search"
        type="search"
        name="q"
        value={search.text}
        onChange={(event) => search.setText(event.target.value)}
        placeholder={translate(productsCopy.searchProducts)}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <div className="product-search-button">
        <IconButton type="submit" label={layoutCopy.search} icon={<Search aria-hidden="true" />} />
      </div>
    </div>
  );
}

const load = () => import('./filters-dialog.tsx').then(({ FiltersDialog }) => FiltersDialog);

function LazyFiltersDialog({ isOpen: isWanted, ...rest }: FiltersDialogProps) {
  const close = () => {
    toasts.error(partNotLoaded(), 'filters');
    rest.onOpenChange(false);
  };
  const { Component: FiltersDialog, isOpen } = useLazyComponent({ load, isWanted, close });
  return FiltersDialog ? <FiltersDialog isOpen={isOpen} {...rest} /> : null;
}
