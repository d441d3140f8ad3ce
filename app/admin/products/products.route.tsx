import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import { href, Outlet } from 'react-router';
import { z } from 'zod';
import { FilterLinks } from '#admin/list/filter-links.tsx';
import { ListSearch } from '#admin/list/list-search.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { featureProduct } from '#domain/catalog/editing/feature-product.server.ts';
import {
  featureSchema,
  restoreSchema,
} from '#domain/catalog/editing/product-list-schemas.server.ts';
import { restoreProduct } from '#domain/catalog/editing/restore-product.server.ts';
import {
  listProductsForOwner,
  type OwnersProduct,
} from '#domain/catalog/list-products-for-owner.server.ts';
import { type ProductListFilter, productListFilters } from '#domain/catalog/product.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { AdminShop } from '#domain/kernel/shop.server.ts';
import { countWaiting } from '#domain/stock-alerts/count-waiting.server.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import type { Route } from './+types/products.route';
import { DeletedProducts } from './deleted-products.tsx';
import { formCopy } from './product-form.copy.ts';
import { productsCopy, productsFound } from './products.copy.ts';
import { ProductsTable } from './products-table.tsx';
import {
  newHref,
  type ProductListState,
  parseProductsUrl,
  productsHref,
  unfilteredProductListState,
} from './products-urls.ts';

export const handle: FailedRequestHandle = {
  failedRequest: { messageOf: () => formCopy.notSaved },
};

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(productsCopy.products, matches);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { search, filter } = parseProductsUrl(url.searchParams);
  const shop = context.get(adminShopContext);
  return {
    products: await listProductsForOwner(shop, search, { filter }),
    waiting: await countWaiting(shop),
    listState: { search, filter },
  };
}

/** Handles the featured switch of a product and the restore button of a deleted one. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, z.union([restoreSchema, featureSchema]));
  const changed = form.ok && (await change(context.get(adminShopContext), form.value)).ok;
  return redirectWithFlash(
    context.get(runningShopContext),
    productsHref(parseProductsUrl(url.searchParams)),
    changed
      ? { kind: 'success', code: 'product-updated' }
      : { kind: 'error', code: 'product-not-saved' },
  );
}

type ListAction = z.output<typeof featureSchema> | z.output<typeof restoreSchema>;

function change(shop: AdminShop, action: ListAction) {
  return 'intent' in action ? restoreProduct(shop, action.productId) : featureProduct(shop, action);
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return <ProductsPage {...loaderData} />;
}

type ProductsPageProps = {
  products: OwnersProduct[];
  /** Numbers of stock alerts for sold-out products, by product id. */
  waiting: Record<string, number>;
  listState: ProductListState;
};

/** Shows the list, and above it the overlay of the child route. */
function ProductsPage({ products, waiting, listState }: ProductsPageProps) {
  const { search, filter } = listState;
  return (
    <>
      <PageHeader title={productsCopy.products}>
        <ButtonLink to={href('/admin/products/arrange')} variant="outline" size="small">
          <Text of={productsCopy.arrange} />
        </ButtonLink>
        <AddProduct listState={listState} />
      </PageHeader>
      <Outlet />
      <div className="mb-4 flex flex-wrap gap-3">
        <ListSearch
          action={productsHref(unfilteredProductListState)}
          label={productsCopy.searchProducts}
          search={search}
          resultStatus={productsFound(products.length)}
        >
          {filter !== 'all' && <input type="hidden" name="show" value={filter} />}
        </ListSearch>
        <ListFilterLinks {...listState} />
      </div>
      <PanelCard flush>
        <ProductList products={products} waiting={waiting} listState={listState} />
      </PanelCard>
    </>
  );
}

function ProductList({ products, waiting, listState }: ProductsPageProps) {
  if (products.length === 0) return <NoProducts {...listState} />;
  if (listState.filter === 'deleted') {
    return <DeletedProducts products={products} listState={listState} />;
  }
  return <ProductsTable products={products} waiting={waiting} listState={listState} />;
}

const emptyIcon = <Package className="size-14 stroke-1" />;

function AddProduct({ listState }: { listState: ProductListState }) {
  return (
    <ButtonLink
      to={newHref(listState)}
      preventScrollReset
      size="small"
      icon={<Plus aria-hidden="true" />}
    >
      <Text of={productsCopy.addProduct} />
    </ButtonLink>
  );
}

function NoProducts({ search, filter }: ProductListState) {
  if (search !== '') {
    return (
      <EmptyState of={productsCopy.noneFound} icon={emptyIcon}>
        <p className="w-full text-ink-600">
          <Both of={productsCopy.adjustSearch} />
        </p>
        <ButtonLink to={productsHref(unfilteredProductListState)} variant="outline">
          <Both of={productsCopy.showAll} />
        </ButtonLink>
      </EmptyState>
    );
  }
  if (filter === 'low') return <EmptyState of={productsCopy.noneLow} icon={emptyIcon} />;
  if (filter === 'deleted') return <EmptyState of={productsCopy.noneDeleted} icon={emptyIcon} />;
  return (
    <EmptyState of={productsCopy.noneYet} icon={emptyIcon}>
      <p className="w-full text-ink-600">
        <Both of={productsCopy.addFirst} />
      </p>
      <AddProduct listState={unfilteredProductListState} />
    </EmptyState>
  );
}

const filterLabels: Record<ProductListFilter, Bilingual> = {
  all: productsCopy.onSale,
  low: productsCopy.runningLow,
  deleted: productsCopy.deleted,
};

/** Links to the products for sale, those low in stock, and deleted ones. */
function ListFilterLinks({ search, filter }: ProductListState) {
  const choices = productListFilters.map((one) => ({
    name: one,
    label: filterLabels[one],
    href: productsHref({ search, filter: one }),
    isChosen: one === filter,
  }));
  return <FilterLinks label={productsCopy.which} choices={choices} wraps />;
}
