import Plus from 'lucide-react/icons/plus';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { productLimits } from '#domain/catalog/product-form.ts';
import { Button } from '#ui/button.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { PictureProblem } from '#web/upload/keep-pictures.server.ts';
import { ImageField } from './image-field.tsx';
import { PictureUpload } from './pictures/picture-upload.tsx';
import { formCopy, movedTo } from './product-form.copy.ts';
import { inOtherOrder } from './product-images.ts';

type ImageFieldsProps = {
  images: string[];
  /** Of the pictures that were sent with the form. */
  uploadProblems: PictureProblem[];
};

/**
 * Shows one field for each picture, at least one. The buttons work here where JavaScript runs, and are answered by the
 * server where it does not.
 */
export function ImageFields({ images, uploadProblems }: ImageFieldsProps) {
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

type ImageRow = { key: number; image: string };
type Step = -1 | 1;

/** Holds the fields for pictures as the owner fills in, adds, removes and moves them where JavaScript runs. */
function useImageRows(images: string[]) {
  const [rows, setRows] = useState<ImageRow[]>(() => images.map((image, key) => ({ key, image })));
  const nextKey = useRef(images.length);
  const [moved, setMoved] = useState<{ place: number; step: Step }>();

  // After a move by keyboard the same button of the picture keeps the focus, at either end the other one.
  useEffect(() => {
    if (!moved) return;
    const { place, step } = moved;
    const [wanted, other] = step < 0 ? ['earlier', 'later'] : ['later', 'earlier'];
    const button = (way: string | undefined) =>
      document.querySelector<HTMLButtonElement>(`#image${place}-${way}:enabled`);
    (button(wanted) ?? button(other))?.focus();
  }, [moved]);

  return {
    rows,
    moved,
    change: (key: number, image: string) =>
      setRows((all) => all.map((row) => (row.key === key ? { key, image } : row))),
    add: () => setRows((all) => [...all, { key: nextKey.current++, image: '' }]),
    remove: (key: number) => setRows((all) => all.filter((row) => row.key !== key)),
    move: (at: number, step: Step) => {
      setRows((all) => inOtherOrder(all, at, step));
      setMoved({ place: at + step + 1, step });
    },
    /** Adds a picture where a field is empty, or in a field of its own. */
    put: (image: string) => {
      const key = nextKey.current++;
      setRows((all) => {
        const empty = all.find((row) => row.image.trim() === '');
        if (!empty) return [...all, { key, image }];
        return all.map((row) => (row === empty ? { ...row, image } : row));
      });
    },
  };
}
