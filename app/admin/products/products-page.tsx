import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import { Outlet } from 'react-router';
import { ListSearch } from '#admin/shell/list-search.tsx';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import type { OwnersProduct } from '#domain/catalog/list-products-for-owner.server.ts';
import type { Shelf } from '#domain/catalog/product.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Both, Text } from '#ui/text.tsx';
import { DeletedProducts } from './deleted-products.tsx';
import { productsCopy } from './products.copy.ts';
import { listHref, newHref } from './products-address.ts';
import { ProductsTable } from './products-table.tsx';
import { ShelfFilter } from './shelf-filter.tsx';

type ProductsPageProps = { products: OwnersProduct[]; search: string; shelf: Shelf };

/** The product or the form that the address names lies over the list. */
export function ProductsPage({ products, search, shelf }: ProductsPageProps) {
  return (
    <>
      <PageHeader title={productsCopy.products}>
        <AddProduct search={search} />
      </PageHeader>
      <Outlet />
      <div className="mb-4 flex flex-wrap gap-3">
        <ListSearch action={listHref()} label={productsCopy.searchProducts} search={search}>
          {shelf !== 'all' && <input type="hidden" name="show" value={shelf} />}
        </ListSearch>
        <ShelfFilter search={search} shelf={shelf} />
      </div>
      <Panel flush>
        <Shown products={products} search={search} shelf={shelf} />
      </Panel>
    </>
  );
}

function Shown({ products, search, shelf }: ProductsPageProps) {
  const isEmpty = products.length === 0;
  if (shelf === 'low' && isEmpty) return <EmptyState of={productsCopy.noneLow} icon={nothing} />;
  if (shelf === 'deleted' && !isEmpty) return <DeletedProducts products={products} />;
  if (shelf === 'deleted') return <EmptyState of={productsCopy.noneDeleted} icon={nothing} />;
  if (isEmpty) return <NoProducts search={search} />;
  return <ProductsTable products={products} search={search} />;
}

const nothing = <Package className="size-14 stroke-1" />;

function AddProduct({ search }: { search: string }) {
  return (
    <ButtonLink
      to={newHref(search)}
      preventScrollReset
      size="small"
      icon={<Plus aria-hidden="true" />}
    >
      <Text of={productsCopy.addProduct} />
    </ButtonLink>
  );
}

function NoProducts({ search }: { search: string }) {
  const isSearch = search !== '';
  return (
    <EmptyState of={isSearch ? productsCopy.noneFound : productsCopy.noneYet} icon={nothing}>
      <p className="w-full text-ink-600">
        <Both of={isSearch ? productsCopy.adjustSearch : productsCopy.addFirst} />
      </p>
      {isSearch ? (
        <ButtonLink to={listHref()} variant="outline">
          <Both of={productsCopy.showAll} />
        </ButtonLink>
      ) : (
        <AddProduct search="" />
      )}
    </EmptyState>
  );
}
