import { href } from 'react-router';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { moveSchema } from '#domain/catalog/editing/feature-schema.server.ts';
import { moveProduct } from '#domain/catalog/editing/move-product.server.ts';
import { listProductsForOwner } from '#domain/catalog/list-products-for-owner.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import type { Route } from './+types/arrange.route';
import { arrangeCopy } from './arrange.copy.ts';
import { ArrangePage } from './arrange-page.tsx';

export const handle: FailedRequestHandle = { failedRequest: { say: () => arrangeCopy.lost } };

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(arrangeCopy.arrange, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  const products = await listProductsForOwner(context.get(ownerShopContext));
  return {
    products: products.map(({ id, name, images, featured }) => ({
      id,
      name,
      image: images[0],
      featured,
    })),
  };
}

/** Moves one product. The script of the page stays where it is; a plain form is led back. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, moveSchema);
  const moved = form.ok && (await moveProduct(context.get(ownerShopContext), form.value)).ok;
  if (moved && 'stay' in form.values) return null;
  return redirectWithFlash(
    context.get(runningShopContext),
    href('/admin/products/arrange'),
    moved
      ? { kind: 'success', code: 'product-moved' }
      : { kind: 'error', code: 'product-not-moved' },
  );
}

export default function ArrangeRoute({ loaderData }: Route.ComponentProps) {
  return <ArrangePage products={loaderData.products} />;
}
