import { href } from 'react-router';
import { z } from 'zod';
import { PageHeader } from '#admin/page/page-header.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { removeShopPicture, setShopPicture } from '#domain/media/change-shop-picture.server.ts';
import { readShopPictures } from '#domain/media/read-shop-pictures.server.ts';
import { shopPictureNames } from '#domain/media/shop-pictures.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Text } from '#ui/text/text.tsx';
import { ownerShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refused, wrongFields } from '#web/forms/form-answers.server.ts';
import { readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { isUpload } from '#web/upload/read-upload.server.ts';
import type { Route } from './+types/shop-pictures.route';
import { ShopPictureForm } from './shop-picture-form.tsx';
import { pictureSchema } from './shop-picture-schema.server.ts';
import { shopPicturesCopy } from './shop-pictures.copy.ts';
import { takeShopPicture } from './take-shop-picture.server.ts';

export const handle: FailedRequestHandle = {
  failedRequest: { say: () => shopPicturesCopy.notChanged },
};

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(shopPicturesCopy.title, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  return { pictures: await readShopPictures(context.get(ownerShopContext)) };
}

/** Takes the form of one picture: with its texts, with a file where no script runs, or the way back to the original. */
export async function action({ request, context }: Route.ActionArgs) {
  const [shop, running] = [context.get(ownerShopContext), context.get(runningShopContext)];
  if (isUpload(request)) return takeShopPicture(request, context);
  const form = await readForm(request, z.union([removeSchema, pictureSchema]));
  if (!form.ok) return wrongFields(form.values, form.refusal.problems);
  const to = href('/admin/settings/pictures');
  if ('intent' in form.value) {
    await removeShopPicture(shop, form.value.name);
    return redirectWithFlash(running, to, { kind: 'success', code: 'shop-picture-removed' });
  }
  const set = await setShopPicture(shop, form.value);
  if (!set.ok) return refused(form.values, set.refusal);
  return redirectWithFlash(running, to, { kind: 'success', code: 'shop-picture-saved' });
}

const removeSchema = z.object({ intent: z.literal('original'), name: z.enum(shopPictureNames) });

export default function ShopPicturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures } = loaderData;
  return (
    <>
      <PageHeader title={shopPicturesCopy.title} subtitle={shopPicturesCopy.about}>
        <ButtonLink to={href('/admin/settings')} variant="outline" size="small">
          <Text of={shopPicturesCopy.settings} />
        </ButtonLink>
      </PageHeader>
      <div className="grid max-w-220 gap-6">
        {shopPictureNames.map((name) => (
          <ShopPictureForm
            key={`${name} ${JSON.stringify(pictures[name])}`}
            name={name}
            own={pictures[name]}
            answer={actionData?.values['name'] === name ? actionData : undefined}
          />
        ))}
      </div>
    </>
  );
}
