import { Form, Link, useNavigation } from 'react-router';
import { ignoreDoubleClick } from '#admin/form/double-click.ts';
import { type Column, DataTable } from '#admin/list/data-table.tsx';
import type { OwnersProduct } from '#domain/catalog/list-products-for-owner.server.ts';
import { Button } from '#ui/button/button.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { Price } from '#ui/text/price.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { productsCopy, restoreNamed, stockNamed } from './products.copy.ts';
import { ledgerHref, type ProductListState, productsHref } from './products-urls.ts';

type DeletedProductsProps = { products: OwnersProduct[]; listState: ProductListState };

/** Lists deleted products, which can only be restored unchanged. */
export function DeletedProducts({ products, listState }: DeletedProductsProps) {
  return (
    <DataTable
      caption={productsCopy.deleted}
      columns={columnsWith(listState)}
      rows={products}
      keyOf={(product) => product.id}
    />
  );
}

function columnsWith(listState: ProductListState): Column<OwnersProduct>[] {
  return [
    { head: productsCopy.name, cell: ({ name }) => <Both of={name} /> },
    {
      head: productsCopy.price,
      align: 'end',
      cell: ({ priceLkr }) => <Price amountLkr={priceLkr} />,
    },
    {
      head: productsCopy.stock,
      placeOnPhone: 'hidden',
      cell: ({ id, name, stock }) => (
        <Link
          to={ledgerHref(id, listState)}
          preventScrollReset
          className="inline-flex min-h-11 min-w-11 items-center underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid"
        >
          <span className="sr-only">
            <Text of={stockNamed(name)} />
          </span>
          <span className="tabular-nowrap">{stock}</span>
        </Link>
      ),
    },
    {
      head: productsCopy.restore,
      align: 'end',
      cell: (product) => <Restore product={product} listState={listState} />,
    },
  ];
}

type RowProps = { product: OwnersProduct; listState: ProductListState };

function Restore({ product, listState }: RowProps) {
  const translate = useTranslate();
  const { formData } = useNavigation();
  return (
    <Form method="post" action={productsHref(listState)} className="inline-flex">
      <input type="hidden" name="productId" value={product.id} />
      <Button
        type="submit"
        name="intent"
        value="restore"
        variant="outline"
        size="small"
        aria-label={translate(restoreNamed(product.name))}
        busy={formData?.get('productId') === product.id}
        onClick={(event) => ignoreDoubleClick(event, `${product.id}/restore`)}
      >
        <Text of={productsCopy.restore} />
      </Button>
    </Form>
  );
}
