import Plus from 'lucide-react/icons/plus';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { productLimits } from '#domain/catalog/product-form.ts';
import { Button } from '#ui/button.tsx';
import { Both, Text } from '#ui/text.tsx';
import type { PictureProblem } from '#web/upload/keep-pictures.server.ts';
import { ImageField } from './image-field.tsx';
import { PictureUpload } from './pictures/picture-upload.tsx';
import { formCopy, movedToPosition } from './product-form.copy.ts';
import { moveItem } from './product-images.ts';

type ImageFieldsProps = {
  images: string[];
  /** Problems with the pictures that were sent with the form. */
  uploadProblems: PictureProblem[];
};

/**
 * Shows one field for each picture, at least one. The buttons work in the browser if JavaScript runs, and
 * are handled by the server otherwise.
 */
export function ImageFields({ images, uploadProblems }: ImageFieldsProps) {
  const { rows, moved, change, add, remove, move, fill } = useImageRows(images);
  const inBrowser = (action: () => void) => (event: MouseEvent) => {
    event.preventDefault();
    action();
  };
  const filled = rows.filter((row) => row.image.trim() !== '').length;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5">
      <legend className="mb-1.75 text-md leading-snug font-semibold">
        <Both of={formCopy.image} beside />
      </legend>
      {rows.map(({ key, image }, index) => (
        <ImageField
          key={key}
          position={index + 1}
          count={rows.length}
          image={image}
          onChange={(typed) => change(key, typed)}
          onRemove={inBrowser(() => remove(key))}
          onMove={(step) => inBrowser(() => move(index, step))}
        />
      ))}
      <p role="status" className="sr-only">
        {moved && <Text of={movedToPosition(moved.position)} />}
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
          onClick={inBrowser(add)}
          className="w-fit"
        >
          <Text of={formCopy.addImage} />
        </Button>
      )}
      <PictureUpload
        room={productLimits.images - filled}
        problems={uploadProblems}
        onPicture={fill}
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
  const [moved, setMoved] = useState<{ position: number; step: Step }>();

  // After a move by keyboard the same button of the picture keeps the focus, at either end the other one.
  useEffect(() => {
    if (!moved) return;
    const { position, step } = moved;
    const [wanted, other] = step < 0 ? ['earlier', 'later'] : ['later', 'earlier'];
    const button = (direction: string | undefined) =>
      document.querySelector<HTMLButtonElement>(`#image${position}-${direction}:enabled`);
    (button(wanted) ?? button(other))?.focus();
  }, [moved]);

  return {
    rows,
    moved,
    change: (key: number, image: string) =>
      setRows((all) => all.map((row) => (row.key === key ? { key, image } : row))),
    add: () => setRows((all) => [...all, { key: nextKey.current++, image: '' }]),
    remove: (key: number) => setRows((all) => all.filter((row) => row.key !== key)),
    move: (index: number, step: Step) => {
      setRows((all) => moveItem(all, index, step));
      setMoved({ position: index + step + 1, step });
    },
    /** Puts a picture into the first empty field, or into a new one. */
    fill: (image: string) => {
      const key = nextKey.current++;
      setRows((all) => {
        const empty = all.find((row) => row.image.trim() === '');
        if (!empty) return [...all, { key, image }];
        return all.map((row) => (row === empty ? { ...row, image } : row));
      });
    },
  };
}
