import { data } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { productChangesSchema } from '#domain/catalog/product-schema.server.ts';
import { saveProduct } from '#domain/catalog/save-product.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { ownerShopContext } from '#web/contexts.server.ts';
import type { LostFormHandle } from '#web/line/lost-form.ts';
import { notFound } from '#web/not-found.server.ts';
import { readForm } from '#web/read-form.server.ts';
import { isUpload } from '#web/upload/read-upload.server.ts';
import type { Route } from './+types/product.route';
import { DeleteProductPage } from './delete-product-page.tsx';
import { takePictures } from './pictures/take-pictures.server.ts';
import { answerTo, deleteAsAsked, toListSaying } from './product-actions.server.ts';
import type { ProductAnswer } from './product-answer.ts';
import { formCopy } from './product-form.copy.ts';
import { ProductFormPage } from './product-form-page.tsx';
import { withImageMoved } from './product-images.ts';
import { valuesOf } from './product-values.ts';
import { ledgerHref, listHref, productHref, productsShown } from './products-address.ts';

export const handle: LostFormHandle = {
  lostForm: {
    say: (form) => (form.get('intent') === 'delete' ? formCopy.notDeleted : formCopy.notSaved),
  },
};

export function meta() {
  return panelMeta(formCopy.editProduct);
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { search, ask } = productsShown(url.searchParams);
  const product = await findProduct(context.get(ownerShopContext), params.productId);
  return {
    product: product ?? notFound(),
    search,
    formKey: crypto.randomUUID(),
    isAskingToDelete: ask === 'delete',
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, params, context } = args;
  if (isUpload(request)) return takePictures(request, context);
  const form = await readForm(request, productChangesSchema);
  if (form.values['intent'] === 'delete') return deleteAsAsked(args, form.values);
  const moved = withImageMoved(form.values);
  if (moved) return { values: moved, problems: {} } satisfies ProductAnswer;
  if (!form.ok) return data<ProductAnswer>(form.refusal, { status: 422 });

  const sent = { subject: `product:${params.productId}`, values: form.values };
  const saved = await onceForForm(context.get(ownerShopContext), sent, (shop) =>
    saveProduct(shop, params.productId, form.value),
  );
  if (saved.ok) return toListSaying(args, { kind: 'success', code: 'product-updated' });
  const answer = await answerTo(saved.refusal, { args, values: form.values });
  return data<ProductAnswer>(answer, { status: 409 });
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { product, search, formKey, isAskingToDelete } = loaderData;
  if (isAskingToDelete) {
    return <DeleteProductPage product={product} search={search} formKey={formKey} />;
  }
  return (
    <ProductFormPage
      key={product.id}
      title={formCopy.editProduct}
      action={productHref(product.id, search)}
      listHref={listHref(search)}
      ledgerHref={ledgerHref(product.id, { search })}
      values={{ ...valuesOf(product), formKey }}
      answer={actionData}
    />
  );
}
