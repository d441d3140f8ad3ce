import { redirect } from 'react-router';
import { listHref } from '#admin/products/products-address.ts';
import { productLimits } from '#domain/catalog/editing/product-form.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { keepPictures } from '#web/upload/keep-pictures.server.ts';
import { readUpload } from '#web/upload/read-upload.server.ts';
import type { Route } from './+types/pictures.route';

/** Nobody comes here by a link. */
export function loader() {
  return redirect(listHref());
}

/** Where the script of the product form sends pictures, one by one. The form alone says which product they belong to. */
export async function action({ request, context }: Route.ActionArgs) {
  const { media, disk } = context.get(runningShopContext);
  const upload = await readUpload(request, media);
  const room = productLimits.images;
  const kept = await keepPictures(context.get(ownerShopContext), upload, { media, room, disk });
  return Response.json(kept, { status: kept.problems.length > 0 ? 422 : 200 });
}
