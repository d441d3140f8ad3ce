import Trash2 from 'lucide-react/icons/trash';
import { Form, useNavigation } from 'react-router';
import { OverList } from '#admin/shell/over-list.tsx';
import { shellCopy } from '#admin/shell/shell.copy.ts';
import type { Product } from '#domain/catalog/product.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FormKey } from '#ui/form-key.tsx';
import { ProductPicture } from '#ui/picture.tsx';
import { Both, Text } from '#ui/text.tsx';
import { formCopy } from './product-form.copy.ts';
import { listHref, productHref } from './products-address.ts';

const formId = 'delete-form';

type DeleteProductPageProps = { product: Product; search: string; formKey: string };

/** The question before a product leaves the shop. */
export function DeleteProductPage({ product, search, formKey }: DeleteProductPageProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <OverList
      as="question"
      title={formCopy.deleteProduct}
      listHref={listHref(search)}
      footer={
        <>
          <ButtonLink to={listHref(search)} preventScrollReset variant="outline">
            <Both of={shellCopy.cancel} />
          </ButtonLink>
          <Button
            type="submit"
            form={formId}
            name="intent"
            value="delete"
            variant="danger"
            icon={<Trash2 aria-hidden="true" />}
            busy={isBusy}
          >
            <Both of={formCopy.delete} />
          </Button>
        </>
      }
    >
      <Form id={formId} method="post" action={productHref(product.id, search)} replace>
        <FormKey of={formKey} />
        <p className="text-lg leading-snug font-semibold">
          <Both of={formCopy.sure} />
        </p>
      </Form>
      <div className="mt-5 flex items-center gap-3.5 leading-snug">
        <ProductPicture
          src={product.images[0]}
          alt=""
          sizes="52px"
          className="size-13 shrink-0 rounded-[10px] border border-line object-cover"
        />
        <span className="min-w-0 font-semibold wrap-anywhere">
          <Both of={product.name} />
        </span>
      </div>
      <p className="mt-4 text-md text-ink-600">
        <Text of={formCopy.afterDelete} />
      </p>
    </OverList>
  );
}
