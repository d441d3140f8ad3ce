import './products.css';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { Link, useFetcher } from 'react-router';
import { ignoreDoubleClick } from '#admin/form/double-click.ts';
import { type Column, DataTable } from '#admin/list/data-table.tsx';
import type { OwnersProduct } from '#domain/catalog/list-products-for-owner.server.ts';
import type { Product } from '#domain/catalog/product.ts';
import { IconLink } from '#ui/button/icon-button.tsx';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import {
  deleteNamed,
  editNamed,
  featuredNamed,
  productsCopy,
  stockNamed,
  waitingFor,
} from './products.copy.ts';
import {
  deleteHref,
  ledgerHref,
  type ProductListState,
  productHref,
  productsHref,
} from './products-urls.ts';

type ProductsTableProps = {
  products: OwnersProduct[];
  /** Numbers of stock alerts for sold-out products, by product id. */
  waiting: Record<string, number>;
  listState: ProductListState;
};

export function ProductsTable({ products, waiting, listState }: ProductsTableProps) {
  const columns: Column<OwnersProduct>[] = [
    {
      head: productsCopy.name,
      cell: (product) => <Name product={product} listState={listState} />,
    },
    {
      head: productsCopy.price,
      align: 'end',
      cell: ({ priceLkr }) => <Price amountLkr={priceLkr} />,
    },
    {
      head: productsCopy.stock,
      cell: (product) => (
        <Stock product={product} waiting={waiting[product.id] ?? 0} listState={listState} />
      ),
    },
    {
      head: productsCopy.featured,
      cell: (product) => <FeaturedSwitch product={product} listState={listState} />,
    },
    {
      head: productsCopy.actions,
      align: 'end',
      cell: (product) => <Actions product={product} listState={listState} />,
    },
  ];
  return (
    <div className="product-rows">
      <DataTable
        caption={productsCopy.products}
        columns={columns}
        rows={products}
        keyOf={(product) => product.id}
      />
    </div>
  );
}

function Name({ product, listState }: { product: OwnersProduct; listState: ProductListState }) {
  return (
    <span className="flex items-center gap-3.5">
      <ProductPicture
        src={product.images[0]}
        alt=""
        sizes="52px"
        className="size-13 shrink-0 rounded-[10px] border border-line object-cover"
      />
      <Link to={productHref(product.id, listState)} preventScrollReset className="py-1.5">
        <Both of={product.name} />
      </Link>
    </span>
  );
}

type StockProps = { product: OwnersProduct; waiting: number; listState: ProductListState };

/** Links to the stock movements. Sold out and low stock are shown in words and by a hollow dot, not only by color. */
function Stock({ product, waiting, listState }: StockProps) {
  const { id, name, stock, lowStockThreshold } = product;
  const isOut = stock === 0;
  const isLow = isOut || stock <= lowStockThreshold;
  return (
    <Link
      to={ledgerHref(id, listState)}
      preventScrollReset
      className={`inline-flex min-h-11 min-w-11 items-center gap-2 leading-tight underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid max-[760px]:max-w-19 min-[761px]:whitespace-nowrap ${isLow ? 'text-clay-700!' : 'text-leaf-600!'}`}
    >
      <span className="sr-only">
        <Text of={stockNamed(name)} />
      </span>
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-pill ${isLow ? 'border-2 border-current' : 'bg-current forced-colors:bg-[CanvasText]'}`}
      />
      {!isOut && <span className="tabular-nowrap">{stock}</span>}
      {isLow && <Text of={isOut ? productsCopy.outOfStock : productsCopy.low} />}
      {waiting > 0 && (
        <span className="text-ink-600">
          <Text of={waitingFor(waiting)} />
        </span>
      )}
    </Link>
  );
}

type FeaturedSwitchProps = { product: Product; listState: ProductListState };

/** Renders a form with one button, which shows the new state before the server has responded. */
function FeaturedSwitch({ product, listState }: FeaturedSwitchProps) {
  const fetcher = useFetcher();
  const translate = useTranslate();
  const chosen = fetcher.formData?.get('featured');
  const isOn = chosen ? chosen === 'on' : product.featured;
  return (
    <fetcher.Form method="post" action={productsHref(listState)} className="inline-flex">
      <input type="hidden" name="productId" value={product.id} />
      <button
        type="submit"
        name="featured"
        value={isOn ? 'off' : 'on'}
        role="switch"
        aria-checked={isOn}
        aria-label={translate(featuredNamed(product.name))}
        onClick={(event) => ignoreDoubleClick(event, `${product.id}/featured`)}
        className="group inline-flex min-h-11 min-w-11 items-center gap-2.5 text-xs font-semibold text-ink-600 aria-checked:text-delivered"
      >
        <span
          aria-hidden="true"
          className="flex h-6 w-10.5 items-center rounded-pill border border-field-line bg-field p-0.75 transition-colors group-aria-checked:border-leaf-700 group-aria-checked:bg-leaf-700"
        >
          <span className="size-4 rounded-pill bg-field-line transition-transform group-aria-checked:[transform:translateX(18px)] group-aria-checked:bg-cream-50 motion-reduce:transition-none forced-colors:bg-[ButtonText]" />
        </span>
        <span className="whitespace-nowrap max-[760px]:sr-only">
          <Text of={productsCopy.featured} />
        </span>
      </button>
    </fetcher.Form>
  );
}

function Actions({ product, listState }: { product: OwnersProduct; listState: ProductListState }) {
  return (
    <span className="inline-flex">
      <IconLink
        to={productHref(product.id, listState)}
        preventScrollReset
        label={editNamed(product.name)}
        icon={<Pencil aria-hidden="true" />}
      />
      <IconLink
        to={deleteHref(product.id, listState)}
        preventScrollReset
        label={deleteNamed(product.name)}
        icon={<Trash2 aria-hidden="true" />}
        className="text-clay-700!"
      />
    </span>
  );
}
