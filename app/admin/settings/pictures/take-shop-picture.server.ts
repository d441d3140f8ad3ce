import { data, href, type RouterContextProvider } from 'react-router';
import { setShopPicture } from '#domain/media/change-shop-picture.server.ts';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refused } from '#web/forms/form-answers.server.ts';
import { keepPictures } from '#web/upload/keep-pictures.server.ts';
import { readUpload } from '#web/upload/read-upload.server.ts';
import { pictureSchema } from './shop-picture-schema.server.ts';

/** The form without JavaScript, sent by its button for a file: the picture is in the shop at once. */
export async function takeShopPicture(request: Request, context: Readonly<RouterContextProvider>) {
  const [shop, running] = [context.get(ownerShopContext), context.get(runningShopContext)];
  const { media, disk } = running;
  const upload = await readUpload(request, media);
  const kept = await keepPictures(shop, upload, { media, room: 1, disk });
  const [path] = kept.paths;
  const form = pictureSchema.safeParse({ ...upload.values, path });
  if (path !== undefined && form.success) {
    const set = await setShopPicture(shop, form.data);
    if (!set.ok) return refused(upload.values, set.refusal);
    const flash = { kind: 'success', code: 'shop-picture-saved' } as const;
    return redirectWithFlash(running, href('/admin/settings/pictures'), flash);
  }
  return data({ values: upload.values, problems: {}, uploaded: kept.problems }, { status: 422 });
}
