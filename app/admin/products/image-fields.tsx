import Plus from 'lucide-react/icons/plus';
import type { MouseEvent } from 'react';
import { productLimits } from '#domain/catalog/product-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { Button } from '#ui/button.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { PictureProblem } from '#web/upload/keep-pictures.server.ts';
import { ImageField } from './image-field.tsx';
import { PictureUpload } from './pictures/picture-upload.tsx';
import { formCopy, movedTo } from './product-form.copy.ts';
import { useImageRows } from './use-image-rows.ts';

type ImageFieldsProps = {
  images: string[];
  errorOf: (field: string) => Bilingual | undefined;
  /** Of the pictures that were sent with the form. */
  uploadProblems: PictureProblem[];
};

/**
 * One field for each picture, at least one. The buttons work here where JavaScript runs,
 * and are answered by the server where it does not.
 */
export function ImageFields({ images, errorOf, uploadProblems }: ImageFieldsProps) {
  const { rows, moved, change, add, remove, move, put } = useImageRows(images);
  const here = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    act();
  };
  const filled = rows.filter((row) => row.image.trim() !== '').length;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5">
      <legend className="mb-1.75 text-md leading-snug font-semibold">
        <Both of={formCopy.image} beside />
      </legend>
      {rows.map(({ key, image }, at) => (
        <ImageField
          key={key}
          place={at + 1}
          places={rows.length}
          image={image}
          error={errorOf(`image${at + 1}`)}
          onChange={(typed) => change(key, typed)}
          onRemove={here(() => remove(key))}
          onMove={(step) => here(() => move(at, step))}
        />
      ))}
      <p role="status" className="sr-only">
        {moved && <Text of={movedTo(moved.place)} />}
      </p>
      <p className="text-sm leading-snug text-ink-600">
        <Text of={formCopy.imageHint} />
      </p>
      {rows.length < productLimits.images && (
        <Button
          type="submit"
          formNoValidate
          name="intent"
          value="add-image"
          variant="outline"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={here(add)}
          className="w-fit"
        >
          <Text of={formCopy.addImage} />
        </Button>
      )}
      <PictureUpload
        room={productLimits.images - filled}
        problems={uploadProblems}
        onPicture={put}
      />
    </fieldset>
  );
}
