import { Package, Plus } from 'lucide-react';
import { Outlet } from 'react-router';
import { ListSearch } from '#admin/shell/list-search.tsx';
import { PageHeader } from '#admin/shell/page-header.tsx';
import { Panel } from '#admin/shell/panel.tsx';
import type { OwnersProduct } from '#domain/catalog/list-products-for-owner.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Both, Text } from '#ui/text.tsx';
import { productsCopy } from './products.copy.ts';
import { listHref, newHref } from './products-address.ts';
import { ProductsTable } from './products-table.tsx';

type ProductsPageProps = { products: OwnersProduct[]; search: string };

/** The product or the form that the address names lies over the list. */
export function ProductsPage({ products, search }: ProductsPageProps) {
  return (
    <>
      <PageHeader title={productsCopy.products}>
        <AddProduct search={search} />
      </PageHeader>
      <Outlet />
      <div className="mb-4 flex">
        <ListSearch action={listHref()} label={productsCopy.searchProducts} search={search} />
      </div>
      <Panel flush>
        {products.length === 0 ? (
          <NoProducts search={search} />
        ) : (
          <ProductsTable products={products} search={search} />
        )}
      </Panel>
    </>
  );
}

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
    <EmptyState
      of={isSearch ? productsCopy.noneFound : productsCopy.noneYet}
      icon={<Package className="size-14 stroke-1" />}
    >
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
