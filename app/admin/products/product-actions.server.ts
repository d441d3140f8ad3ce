import { redirect } from 'react-router';
import { listAudit } from '#domain/audit/list-audit.server.ts';
import { deleteProduct } from '#domain/catalog/delete-product.server.ts';
import { findProduct } from '#domain/catalog/find-product.server.ts';
import type { SaveProductRefusal } from '#domain/catalog/save-product.server.ts';
import { onceForForm } from '#domain/forms/once-for-form.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, writeFlash } from '#web/flash.server.ts';
import { notFound } from '#web/not-found.server.ts';
import type { Route } from './+types/product.route';
import type { ProductAnswer } from './product-answer.ts';
import { type ProductValues, valuesOf } from './product-values.ts';
import { listHref, productsShown } from './products-address.ts';

/** Back to the list as it was searched, where the message is shown. */
export async function toListSaying({ url, context }: Route.ActionArgs, flash: Flash) {
  const said = await writeFlash(context.get(runningShopContext), flash);
  const list = listHref(productsShown(url.searchParams).search);
  return redirect(list, { headers: { 'Set-Cookie': said } });
}

/** An address that names no product deletes none, and the list says so. */
export async function deleteAsAsked(args: Route.ActionArgs, values: Record<string, string>) {
  const { productId } = args.params;
  const sent = { subject: `product:${productId}`, values };
  const deleted = await onceForForm(args.context.get(ownerShopContext), sent, (shop) =>
    deleteProduct(shop, productId),
  );
  return toListSaying(
    args,
    deleted.ok
      ? { kind: 'success', code: 'product-deleted' }
      : { kind: 'error', code: 'product-not-deleted' },
  );
}

type Sent = { args: Route.ActionArgs; values: ProductValues };

/** The form as it was typed, with what kept it from being saved. */
export async function answerTo(
  refusal: SaveProductRefusal,
  { args, values }: Sent,
): Promise<ProductAnswer> {
  if (refusal.code === 'product-not-found') notFound();
  if (refusal.code !== 'changed-meanwhile') return { values, problems: {}, stock: refusal };
  const shop = args.context.get(ownerShopContext);
  const product = (await findProduct(shop, args.params.productId)) ?? notFound();
  const subject = { kind: 'product', id: product.id } as const;
  const [last] = (await listAudit(shop, { subject })).entries;
  return { values, problems: {}, meanwhile: { by: last?.userName, theirs: valuesOf(product) } };
}
