import { type DragEvent, useState } from 'react';
import { productLimits } from '#domain/catalog/editing/product-form.ts';
import { Both, Text } from '#ui/text/text.tsx';
import type { PictureProblem } from '#web/upload/keep-pictures.server.ts';
import { PictureTile } from './picture-tile.tsx';
import { PictureUpload } from './pictures/picture-upload.tsx';
import { formCopy, movedToPosition } from './product-form.copy.ts';
import { isPictureAddress } from './product-images.ts';
import type { useImageRows } from './use-image-rows.ts';

type PictureGalleryProps = {
  images: ReturnType<typeof useImageRows>;
  /** Problems with the pictures that were sent with the form. */
  uploadProblems: PictureProblem[];
};

/** Shows the pictures in their order, to be dragged or moved by buttons, and takes new ones. */
export function PictureGallery({ images, uploadProblems }: PictureGalleryProps) {
  const { rows, moved, move, place, remove, fill } = images;
  const [dragged, setDragged] = useState<number>();
  const pictures = rows.filter(({ image }) => isPictureAddress(image));
  const filled = rows.filter(({ image }) => image.trim() !== '').length;
  const drop = (position: number) => (event: DragEvent) => {
    if (dragged === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    place(dragged, position);
    setDragged(undefined);
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5">
      <legend className="mb-1.75 text-md leading-snug font-semibold">
        <Both of={formCopy.pictures} beside />
      </legend>
      <PictureUpload
        room={productLimits.images - filled}
        problems={uploadProblems}
        onPicture={fill}
      >
        {pictures.length > 0 && (
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(136px,1fr))] gap-3">
            {pictures.map(({ key, image }, index) => (
              <PictureTile
                key={key}
                image={image}
                position={index + 1}
                count={pictures.length}
                isDragged={dragged === index + 1}
                onMove={(step) => move(index + 1, step)}
                onRemove={() => remove(key)}
                onDragStart={() => setDragged(index + 1)}
                onDragEnd={() => setDragged(undefined)}
                onDrop={drop(index + 1)}
              />
            ))}
          </ol>
        )}
      </PictureUpload>
      <p role="status" className="sr-only">
        {moved && <Text of={movedToPosition(moved.position)} />}
      </p>
    </fieldset>
  );
}
