import { redirect } from 'react-router';
import { productsHref, unfilteredProductListState } from '#admin/products/products-urls.ts';
import { productLimits } from '#domain/catalog/editing/product-form.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { readUpload } from '#web/upload/read-upload.server.ts';
import { storePictures } from '#web/upload/store-pictures.server.ts';
import type { Route } from './+types/pictures.route';

/** Redirects a GET, which no link of the panel makes. */
export function loader() {
  return redirect(productsHref(unfilteredProductListState));
}

/** Stores a picture that a script uploads from the form of a product or of a shop picture. Saving that form assigns it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { media, disk } = context.get(runningShopContext);
  const upload = await readUpload(request, media);
  const maxPictures = productLimits.images;
  const stored = await storePictures(context.get(adminShopContext), upload, {
    media,
    maxPictures,
    disk,
  });
  return Response.json(stored, { status: stored.problems.length > 0 ? 422 : 200 });
}
