import { data, type RouterContextProvider } from 'react-router';
import { countFreeImageFields, withPictures } from '#admin/products/product-images.ts';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { readUpload } from '#web/upload/read-upload.server.ts';
import { storePictures } from '#web/upload/store-pictures.server.ts';

/**
 * Handles the upload button of the product form without JavaScript: stores the pictures, and returns the form with its
 * input and their paths in the next free fields. Does not save the product.
 */
export async function addPicturesToForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const { media, disk } = context.get(runningShopContext);
  const upload = await readUpload(request, media);
  const maxPictures = countFreeImageFields(upload.values);
  const stored = await storePictures(context.get(adminShopContext), upload, {
    media,
    maxPictures,
    disk,
  });
  return data(
    {
      values: withPictures(upload.values, stored.paths),
      problems: {},
      uploaded: { added: stored.paths.length, problems: stored.problems },
    },
    { status: stored.problems.length > 0 ? 422 : 200 },
  );
}
