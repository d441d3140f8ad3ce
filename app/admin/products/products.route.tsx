import { redirect } from 'react-router';
import { z } from 'zod';
import { panelMeta } from '#admin/shell/panel-meta.ts';
import { featureProduct } from '#domain/catalog/feature-product.server.ts';
import { featureSchema, restoreSchema } from '#domain/catalog/feature-schema.server.ts';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import { restoreProduct } from '#domain/catalog/restore-product.server.ts';
import type { OwnerShop } from '#domain/kernel/shop.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { writeFlash } from '#web/flash.server.ts';
import type { LostFormHandle } from '#web/line/lost-form.ts';
import { readForm } from '#web/read-form.server.ts';
import type { Route } from './+types/products.route';
import { formCopy } from './product-form.copy.ts';
import { productsCopy } from './products.copy.ts';
import { listHref, productsShown } from './products-address.ts';
import { ProductsPage } from './products-page.tsx';

export const handle: LostFormHandle = { lostForm: { say: () => formCopy.notSaved } };

export function meta() {
  return panelMeta(productsCopy.products);
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { search, shelf } = productsShown(url.searchParams);
  const shop = context.get(ownerShopContext);
  return { products: await listProductsForOwner(shop, search, { shelf }), search, shelf };
}

/** The switch in the list, featured or not, and the button of a deleted product. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await readForm(request, z.union([restoreSchema, featureSchema]));
  const changed = form.ok && (await change(context.get(ownerShopContext), form.value)).ok;
  const said = await writeFlash(
    context.get(runningShopContext),
    changed
      ? { kind: 'success', code: 'product-updated' }
      : { kind: 'error', code: 'product-not-saved' },
  );
  const list = listHref(productsShown(url.searchParams).search);
  return redirect(list, { headers: { 'Set-Cookie': said } });
}

type Pressed = z.output<typeof featureSchema> | z.output<typeof restoreSchema>;

function change(shop: OwnerShop, pressed: Pressed) {
  return 'intent' in pressed
    ? restoreProduct(shop, pressed.productId)
    : featureProduct(shop, pressed);
}

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  return <ProductsPage {...loaderData} />;
}
