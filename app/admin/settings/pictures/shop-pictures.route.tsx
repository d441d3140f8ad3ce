import { data, href, type RouterContextProvider } from 'react-router';
import { revalidateAfterRefusal } from '#admin/form/revalidate-after-refusal.ts';
import { UnsavedFormsGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { PageHeader } from '#admin/page/page-header.tsx';
import { panelMeta } from '#admin/page/panel-meta.ts';
import { removeShopPicture, setShopPicture } from '#domain/media/change-shop-picture.server.ts';
import { readShopPictures } from '#domain/media/read-shop-pictures.server.ts';
import { shopPictureSchema } from '#domain/media/shop-picture-schema.server.ts';
import { shopPictureNames } from '#domain/media/shop-pictures.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Text } from '#ui/text/text.tsx';
import { adminShopContext, runningShopContext } from '#web/contexts.server.ts';
import { redirectWithFlash } from '#web/cookies/flash.server.ts';
import { refusedAnswer, wrongFieldsAnswer } from '#web/forms/form-answers.server.ts';
import { parseForm, readForm } from '#web/forms/read-form.server.ts';
import type { FailedRequestHandle } from '#web/navigation/failed-request.ts';
import { isUpload, readUpload } from '#web/upload/read-upload.server.ts';
import { storePictures } from '#web/upload/store-pictures.server.ts';
import type { Route } from './+types/shop-pictures.route';
import { ShopPictureForm } from './shop-picture-form.tsx';
import { shopPicturesCopy } from './shop-pictures.copy.ts';
import { useOpenedPicture } from './use-opened-picture.ts';

export const shouldRevalidate = revalidateAfterRefusal;

export const handle: FailedRequestHandle = {
  failedRequest: { messageOf: () => shopPicturesCopy.notChanged },
};

export function meta({ matches }: Route.MetaArgs) {
  return panelMeta(shopPicturesCopy.title, matches);
}

export async function loader({ context }: Route.LoaderArgs) {
  return { pictures: await readShopPictures(context.get(adminShopContext)) };
}

/** Saves one picture with its texts, uploads its file without JavaScript, or restores the original. */
export async function action({ request, context }: Route.ActionArgs) {
  const [shop, running] = [context.get(adminShopContext), context.get(runningShopContext)];
  if (isUpload(request)) return uploadShopPicture(request, context);
  const form = await readForm(request, shopPictureSchema);
  if (form.values['intent'] === 'restore-original') return restoreOriginal(context, form.values);
  if (!form.ok) return wrongFieldsAnswer(form.values, form.refusal.problems);
  const set = await setShopPicture(shop, form.value);
  if (!set.ok) return refusedAnswer(form.values, set.refusal);
  const flash = { kind: 'success', code: 'shop-picture-saved' } as const;
  return redirectWithFlash(running, href('/admin/settings/pictures'), flash);
}

/** Restores the original whatever was typed. A refusal keeps a text that was typed, and a picture that was chosen. */
async function restoreOriginal(
  context: Readonly<RouterContextProvider>,
  values: Record<string, string>,
) {
  const { path = '', altEn, altSi, ...shown } = values;
  const form = parseForm(shown, shopPictureSchema);
  if (!form.ok) return wrongFieldsAnswer(values, form.refusal.problems);
  const { name, shown: shownPicture } = form.value;
  const removed = await removeShopPicture(context.get(adminShopContext), name, form.value);
  const { en, si } = shownPicture?.alt ?? { en: altEn, si: altSi };
  const isTypedOver = path !== '' || (altEn ?? en) !== en || (altSi ?? si) !== si;
  if (!removed.ok && isTypedOver) return refusedAnswer(values, removed.refusal);
  const flash = removed.ok
    ? ({ kind: 'success', code: 'shop-picture-removed' } as const)
    : ({ kind: 'error', code: 'shop-picture-not-removed' } as const);
  const running = context.get(runningShopContext);
  return redirectWithFlash(running, href('/admin/settings/pictures'), flash);
}

export default function ShopPicturesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures } = loaderData;
  return (
    <UnsavedFormsGuard>
      <PageHeader title={shopPicturesCopy.title} subtitle={shopPicturesCopy.about}>
        <ButtonLink to={href('/admin/settings')} variant="outline" size="small">
          <Text of={shopPicturesCopy.settings} />
        </ButtonLink>
      </PageHeader>
      <div className="grid max-w-220 gap-6">
        {shopPictureNames.map((name) => (
          <OpenPictureForm
            key={name}
            name={name}
            pictures={pictures}
            answer={actionData?.values['name'] === name ? actionData : undefined}
          />
        ))}
      </div>
    </UnsavedFormsGuard>
  );
}

/** Opens the form again once it was completed, or refused because its picture had changed. */
function OpenPictureForm({ name, ...loaded }: Parameters<typeof useOpenedPicture>[0]) {
  const { own, answer, completed } = useOpenedPicture({ name, ...loaded });
  return (
    <ShopPictureForm
      key={`${completed} ${JSON.stringify(own)}`}
      name={name}
      own={own}
      answer={answer}
    />
  );
}

/**
 * Handles the file button of the form without JavaScript: stores and publishes the picture at once. If a text is refused,
 * the form keeps the stored picture.
 */
async function uploadShopPicture(request: Request, context: Readonly<RouterContextProvider>) {
  const [shop, running] = [context.get(adminShopContext), context.get(runningShopContext)];
  const { media, disk } = running;
  const upload = await readUpload(request, media);
  const stored = await storePictures(shop, upload, { media, maxPictures: 1, disk });
  const [path = upload.values['path'] ?? ''] = stored.paths;
  const form = parseForm({ ...upload.values, path }, shopPictureSchema);
  if (stored.paths.length > 0 && form.ok) {
    const set = await setShopPicture(shop, form.value);
    if (!set.ok) return refusedAnswer(form.values, set.refusal);
    const flash = { kind: 'success', code: 'shop-picture-saved' } as const;
    return redirectWithFlash(running, href('/admin/settings/pictures'), flash);
  }
  const problems = form.ok ? {} : form.refusal.problems;
  return data({ values: form.values, problems, uploadProblems: stored.problems }, { status: 422 });
}
