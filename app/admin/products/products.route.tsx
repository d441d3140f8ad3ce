import { redirect } from 'react-router';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { featureProduct } from '#domain/catalog/feature-product.server.ts';
import { featureSchema } from '#domain/catalog/feature-schema.server.ts';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/products.route';
import { productsCopy } from './products.copy.ts';
import { listHref, searchIn } from './products-address.ts';
import { ProductsPage } from './products-page.tsx';

export function meta() {
  return panelMeta(productsCopy.products);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = searchIn(new URL(request.url).searchParams);
  return { products: await listProductsForOwner(context.get(ownerShopContext), search), search };
}

/** The switch in the list: featured or not. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, featureSchema);
  const changed = form.ok && (await featureProduct(context.get(ownerShopContext), form.value)).ok;
  const said = await writeFlash(
    context.get(runningShopContext),
    changed
      ? { kind: 'success', code: 'product-updated' }
      : { kind: 'error', code: 'product-not-saved' },
  );
  const list = listHref(searchIn(new URL(request.url).searchParams));
  return redirect(list, { headers: { 'Set-Cookie': said } });
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return <ProductsPage {...loaderData} />;
}
