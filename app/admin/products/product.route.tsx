import Trash2 from 'lucide-react/icons/trash';
import { Form, useNavigation } from 'react-router';
import { panelCopy } from '#admin/layout/panel.copy.ts';
import { ListOverlay } from '#admin/list/list-overlay.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { productChangesSchema } from '#domain/catalog/editing/product-schema.server.ts';
import { saveProduct } from '#domain/catalog/editing/save-product.server.ts';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import type { Product } from '#domain/catalog/product.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { countWaiting } from '#domain/stock-alerts/count-waiting.server.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { FormKey } from '#ui/field/form-key.tsx';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { adminShopContext } from '#web/contexts.server.ts';
import { wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import { isUpload } from '#web/upload/read-upload.server.ts';
import type { Route } from './+types/product.route';
import { addPicturesToForm } from './pictures/add-pictures-to-form.server.ts';
import { redirectToList, refuseSave, respondToDelete } from './product-actions.server.ts';
import { formCopy } from './product-form.copy.ts';
import { ProductFormPage } from './product-form-page.tsx';
import { withChangedImages } from './product-images.ts';
import { valuesOf } from './product-values.ts';
import {
  ledgerHref,
  type ProductListState,
  parseProductsUrl,
  productHref,
  productsHref,
} from './products-urls.ts';

export const handle: FailedRequestHandle = {
  failedRequest: {
    messageOf: (form) =>
      form.get('intent') === 'delete' ? formCopy.notDeleted : formCopy.notSaved,
  },
};

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(formCopy.editProduct, matches);
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { search, filter, confirmation } = parseProductsUrl(url.searchParams);
  const product = await findProduct(context.get(adminShopContext), params.productId);
  return {
    product: product ?? throwNotFound(),
    waiting: (await countWaiting(context.get(adminShopContext)))[params.productId] ?? 0,
    listState: { search, filter },
    formKey: crypto.randomUUID(),
    isAskingToDelete: confirmation === 'delete',
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  if (isUpload(request)) return addPicturesToForm(request, context);
  const form = await readForm(request, productChangesSchema);
  if (form.values['intent'] === 'delete') return respondToDelete(args, form.values);
  const changed = withChangedImages(form.values);
  if (changed) return { values: changed, problems: {} };
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const submission = { subject: `product:${params.productId}`, values: form.values };
  const saved = await onceForForm(context.get(adminShopContext), submission, (shop) =>
    saveProduct(shop, params.productId, form.value),
  );
  if (saved.ok) return redirectToList(args, { kind: 'success', code: 'product-updated' });
  return refuseSave(saved.refusal, { args, values: form.values });
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product, waiting, listState, formKey, isAskingToDelete } = loaderData;
  if (isAskingToDelete) {
    return <DeleteProductPage product={product} listState={listState} formKey={formKey} />;
  }
  return (
    <ProductFormPage
      key={product.id}
      title={formCopy.editProduct}
      action={productHref(product.id, listState)}
      listHref={productsHref(listState)}
      ledgerHref={ledgerHref(product.id, listState)}
      waiting={waiting}
      initialValues={{ ...valuesOf(product), formKey }}
      answer={actionData}
    />
  );
}

const deleteFormId = 'delete-form';

type DeleteProductPageProps = { product: Product; listState: ProductListState; formKey: string };

/** Asks for confirmation before a product is deleted. */
function DeleteProductPage({ product, listState, formKey }: DeleteProductPageProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <ListOverlay
      as="dialog"
      title={formCopy.deleteProduct}
      listHref={productsHref(listState)}
      footer={
        <>
          <ButtonLink to={productsHref(listState)} preventScrollReset variant="outline">
            <Both of={panelCopy.cancel} />
          </ButtonLink>
          <Button
            type="submit"
            form={deleteFormId}
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
      <Form id={deleteFormId} method="post" action={productHref(product.id, listState)} replace>
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
    </ListOverlay>
  );
}
