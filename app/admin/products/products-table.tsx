import './products.css';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { type Column, DataTable } from '#admin/shell/data-table.tsx';
import type { OwnersProduct } from '#domain/catalog/list-products-for-owner.server.ts';
import { IconLink } from '#ui/icon-button.tsx';
import { ProductPicture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Both, Text } from '#ui/text.tsx';
import { FeaturedSwitch } from './featured-switch.tsx';
import { deleteNamed, editNamed, productsCopy } from './products.copy.ts';
import { deleteHref, productHref } from './products-address.ts';

type ProductsTableProps = { products: OwnersProduct[]; search: string };

export function ProductsTable({ products, search }: ProductsTableProps) {
  const columns: Column<OwnersProduct>[] = [
    {
      head: productsCopy.name,
      cell: (product) => <Name product={product} search={search} />,
    },
    {
      head: productsCopy.price,
      align: 'end',
      cell: ({ priceLkr }) => <Price amountLkr={priceLkr} />,
    },
    { head: productsCopy.stock, cell: (product) => <Stock product={product} /> },
    {
      head: productsCopy.featured,
      cell: (product) => <FeaturedSwitch product={product} search={search} />,
    },
    {
      head: productsCopy.actions,
      align: 'end',
      cell: (product) => <Actions product={product} search={search} />,
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

function Name({ product, search }: { product: OwnersProduct; search: string }) {
  return (
    <span className="flex items-center gap-3.5">
      <ProductPicture
        src={product.images[0]}
        alt=""
        sizes="52px"
        className="size-13 shrink-0 rounded-[10px] border border-line object-cover"
      />
      <Link to={productHref(product.id, search)} preventScrollReset className="py-1.5">
        <Both of={product.name} />
      </Link>
    </span>
  );
}

/** Sold out and low are said in words and by a hollow dot, never by colour alone. */
function Stock({ product: { stock, lowStockThreshold } }: { product: OwnersProduct }) {
  const isOut = stock === 0;
  const isShort = isOut || stock <= lowStockThreshold;
  return (
    <span
      className={`inline-flex items-center gap-2 leading-tight max-[760px]:max-w-24 min-[761px]:whitespace-nowrap ${isShort ? 'text-clay-700' : 'text-leaf-600'}`}
    >
      <span
        aria-hidden="true"
        className={`size-2 shrink-0 rounded-pill ${isShort ? 'border-2 border-current' : 'bg-current forced-colors:bg-[CanvasText]'}`}
      />
      {!isOut && <span className="figures">{stock}</span>}
      {isShort && <Text of={isOut ? productsCopy.outOfStock : productsCopy.low} />}
    </span>
  );
}

function Actions({ product, search }: { product: OwnersProduct; search: string }) {
  return (
    <span className="inline-flex">
      <IconLink
        to={productHref(product.id, search)}
        preventScrollReset
        label={editNamed(product.name)}
        icon={<Pencil aria-hidden="true" />}
      />
      <IconLink
        to={deleteHref(product.id, search)}
        preventScrollReset
        label={deleteNamed(product.name)}
        icon={<Trash2 aria-hidden="true" />}
        className="text-clay-700!"
      />
    </span>
  );
}
