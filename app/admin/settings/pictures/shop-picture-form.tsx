import { useState } from 'react';
import { UnsavedFormGuard } from '#admin/form/unsaved-changes-guard.tsx';
import { PanelCard } from '#admin/page/panel-card.tsx';
import { PictureUpload } from '#admin/products/pictures/picture-upload.tsx';
import type { SetShopPictureRefusal } from '#domain/media/change-shop-picture.server.ts';
import type { ShopPicture, ShopPictureName } from '#domain/media/shop-pictures.ts';
import { Button } from '#ui/button/button.tsx';
import { Form, FormProblems } from '#ui/form/form.tsx';
import type { FormAnswer } from '#ui/form/form-answer.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { TwinFields } from '#ui/form/twin-fields.tsx';
import { Logo } from '#ui/picture/logo.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import type { PictureProblem } from '#web/upload/store-pictures.server.ts';
import {
  shopPictureFields,
  shopPictureHints,
  shopPictureLabels,
  shopPictureRefusals,
  shopPicturesCopy,
} from './shop-pictures.copy.ts';

export type ShopPictureAnswer = FormAnswer<SetShopPictureRefusal> & {
  uploadProblems?: PictureProblem[];
};

type ShopPictureFormProps = {
  name: ShopPictureName;
  /** The owner's picture; undefined for the original. */
  own: ShopPicture | undefined;
  answer: ShopPictureAnswer | undefined;
};

/**
 * Renders the form of one picture: a preview, an upload and its alternative texts. The button that restores the original
 * sends the same form, so that a refusal keeps what was typed.
 */
export function ShopPictureForm({ name, own, answer }: ShopPictureFormProps) {
  const [path, setPath] = useState(answer?.values['path'] ?? '');
  const formId = `${name}-form`;
  return (
    <PanelCard id={name} title={shopPictureLabels[name]}>
      <Form
        id={formId}
        className="grid gap-5"
        fields={shopPictureFields}
        answer={answer}
        initialValues={{ altEn: own?.alt.en ?? '', altSi: own?.alt.si ?? '', path: '' }}
        prefix={name}
        preventScrollReset
      >
        <FormProblems refused={answer?.refusal && shopPictureRefusals[answer.refusal.code]} />
        <UnsavedFormGuard isChanged={path !== ''} />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="path" value={path} />
        <ShownFields own={own} />
        <p className="text-md leading-snug text-ink-600">
          <Text of={shopPictureHints[name]} />
        </p>
        <PictureUpload
          id={`${name}-picture`}
          maxNewPictures={1}
          problems={answer?.uploadProblems ?? []}
          onPicture={setPath}
        >
          <Preview name={name} src={path || own?.path} isNew={path !== ''} />
        </PictureUpload>
        <TwinFields names={['altEn', 'altSi']} />
        <SubmitButton of={shopPicturesCopy.save} className="w-fit" />
      </Form>
      {own && (
        <div className="mt-4 border-t border-line pt-4">
          <Button
            type="submit"
            form={formId}
            name="intent"
            value="restore-original"
            variant="outline"
            size="small"
          >
            <Both of={shopPicturesCopy.original} inline />
          </Button>
        </div>
      )}
    </PanelCard>
  );
}

/** Sends the picture and texts that the page shows, so that a newer one of another admin is not lost unseen. */
function ShownFields({ own }: Pick<ShopPictureFormProps, 'own'>) {
  return (
    <>
      <input type="hidden" name="shownPath" value={own?.path ?? ''} />
      <input type="hidden" name="shownAltEn" value={own?.alt.en ?? ''} />
      <input type="hidden" name="shownAltSi" value={own?.alt.si ?? ''} />
    </>
  );
}

const originals = { hero: '/pictures/hero-800.webp', about: '/pictures/about-800.webp' };

type PreviewProps = { name: ShopPictureName; src: string | undefined; isNew: boolean };

function Preview({ name, src, isNew }: PreviewProps) {
  const previewSrc = src ?? (name === 'logo' ? undefined : originals[name]);
  return (
    <figure className="grid gap-2">
      {previewSrc === undefined ? (
        <Logo className="w-43" />
      ) : (
        <img
          src={previewSrc}
          alt=""
          width={400}
          height={300}
          className="h-40 w-auto max-w-full justify-self-start rounded-[10px] border border-line bg-cream-50 object-contain"
        />
      )}
      <figcaption className="text-sm leading-snug font-semibold text-ink-600">
        <Text of={isNew ? shopPicturesCopy.next : shopPicturesCopy.now} />
      </figcaption>
    </figure>
  );
}
