import { data } from 'react-router';
import { type AuditEntry, listAudit } from '#domain/audit/list-audit.server.ts';
import { deleteProduct } from '#domain/catalog/editing/delete-product.server.ts';
import type { SaveProductRefusal } from '#domain/catalog/editing/save-product.server.ts';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import { findProductNames } from '#domain/catalog/find-product-names.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { mapToRecord, omitKeys } from '#domain/kernel/records.ts';
import { mergeForm } from '#ui/form/merge-form.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { throwNotFound } from '#web/responses/not-found.server.ts';
import type { Route } from './+types/product.route';
import { productFields } from './product-form.copy.ts';
import { valuesOf } from './product-values.ts';
import { parseProductsUrl, productsHref } from './products-urls.ts';

/** Redirects to the list with its search and filter, where the flash message is shown. */
export function redirectToList({ url, context }: Route.ActionArgs, flash: Flash) {
  const listPath = productsHref(parseProductsUrl(url.searchParams));
  return redirectWithFlash(context.get(runningShopContext), listPath, flash);
}

/** Deletes the product; for a missing one the list shows that nothing was deleted. */
export async function respondToDelete(args: Route.ActionArgs, values: Record<string, string>) {
  const { productId } = args.params;
  const submission = { subject: `product:${productId}`, values };
  const deleted = await onceForForm(args.context.get(adminShopContext), submission, (shop) =>
    deleteProduct(shop, productId),
  );
  return redirectToList(
    args,
    deleted.ok
      ? { kind: 'success', code: 'product-deleted' }
      : { kind: 'error', code: 'product-not-deleted' },
  );
}

type Submission = { args: Route.ActionArgs; values: Record<string, string> };

/** Returns the form as it was typed with the refusal; on a conflict with the new version, so that the next save succeeds. */
export async function refuseSave(refusal: SaveProductRefusal, { args, values }: Submission) {
  if (refusal.code === 'product-not-found') return refuseDeleted({ args, values });
  if (refusal.code === 'size-missing') return wrongFieldsAnswer(values, { sizeMl: 'required' });
  if (refusal.code !== 'changed-since') {
    const stockNow = 'stock' in refusal && { shownStock: `${refusal.stock}` };
    return refusedAnswer({ ...values, ...stockNow }, refusal);
  }
  const shop = args.context.get(adminShopContext);
  const product = (await findProduct(shop, args.params.productId)) ?? throwNotFound();
  const subject = { kind: 'product', id: product.id } as const;
  const last = (await listAudit(shop, { subject })).entries.find(madeNewVersion);
  const version = `${product.version}`;
  const conflict = { by: last?.userName, theirs: differences(values, valuesOf(product)) };
  return data({ values: { ...values, version }, problems: {}, conflict }, { status: 409 });
}

/** Returns the form as it was typed, because the product can be restored; 404 for a product that never existed. */
async function refuseDeleted({ args, values }: Submission) {
  const { productId } = args.params;
  const names = await findProductNames(args.context.get(adminShopContext), [productId]);
  if (!names.has(productId)) throwNotFound();
  return refusedAnswer(values, { code: 'product-deleted' } as const);
}

/** Returns whether an entry made a new version of the product, which a change of the stock alone does not. */
function madeNewVersion({ action, after }: AuditEntry): boolean {
  if (action === 'product-featured') return true;
  return action === 'product-saved' && Object.keys(after ?? {}).some((field) => field !== 'stock');
}

/** Returns the fields whose saved value differs. The stock is left out, because only its difference is saved. */
function differences(values: Record<string, string>, saved: Record<string, string>) {
  const empty = mapToRecord(Object.keys(productFields), () => '');
  const current = { ...empty, ...saved };
  return omitKeys(mergeForm(current, { submitted: { ...empty, ...values }, previous: {} }).theirs, [
    'stock',
  ]);
}
