import { redirect } from 'react-router';
import { deleteProduct } from '#domain/catalog/delete-product.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { type Flash, writeFlash } from '#web/flash.server.ts';
import type { Route } from './+types/product.route';
import { listHref, searchIn } from './products-address.ts';

/** Back to the list as it was searched, where the message is shown. */
export async function toListSaying({ request, context }: Route.ActionArgs, flash: Flash) {
  const said = await writeFlash(context.get(runningShopContext), flash);
  const list = listHref(searchIn(new URL(request.url).searchParams));
  return redirect(list, { headers: { 'Set-Cookie': said } });
}

/** A product that is gone already cannot be deleted again, and the list says so. */
export async function deleteAsAsked(args: Route.ActionArgs) {
  const shop = args.context.get(ownerShopContext);
  const deleted = await deleteProduct(shop, args.params.productId);
  return toListSaying(
    args,
    deleted.ok
      ? { kind: 'success', code: 'product-deleted' }
      : { kind: 'error', code: 'product-not-deleted' },
  );
}
