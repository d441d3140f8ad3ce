import { panelMeta } from '#admin/page/panel-meta.ts';
import { addProduct } from '#domain/catalog/editing/add-product.server.ts';
import { newProductSchema } from '#domain/catalog/editing/product-schema.server.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { isUpload } from '#web/upload/read-upload.server.ts';
import type { Route } from './+types/new-product.route';
import { addPicturesToForm } from './pictures/add-pictures-to-form.server.ts';
import { formCopy } from './product-form.copy.ts';
import { ProductFormPage } from './product-form-page.tsx';
import { withChangedImages } from './product-images.ts';
import { newHref, parseProductsUrl, productsHref } from './products-urls.ts';

export const handle: FailedRequestHandle = {
  failedRequest: { messageOf: () => formCopy.notSaved },
};

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(formCopy.addProduct, matches);
}

export function loader({ url }: Route.LoaderArgs) {
  const { search, filter } = parseProductsUrl(url.searchParams);
  return { listState: { search, filter }, formKey: crypto.randomUUID() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  if (isUpload(request)) return addPicturesToForm(request, context);
  const form = await readForm(request, newProductSchema);
  const changed = withChangedImages(form.values);
  if (changed) return { values: changed, problems: {} };
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);

  const { formKey = '' } = form.values;
  const added = await addProduct(context.get(adminShopContext), form.value, { formKey });
  if (!added.ok) return refusedAnswer(form.values, added.refusal);
  const listPath = productsHref(parseProductsUrl(url.searchParams));
  const flash = { kind: 'success', code: 'product-added' } as const;
  return redirectWithFlash(context.get(runningShopContext), listPath, flash);
}

export default function NewProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { listState, formKey } = loaderData;
  return (
    <ProductFormPage
      title={formCopy.addProduct}
      action={newHref(listState)}
      listHref={productsHref(listState)}
      initialValues={{ image1: '', lowStockThreshold: '5', formKey }}
      answer={actionData}
    />
  );
}
