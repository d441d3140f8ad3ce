import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash2 from 'lucide-react/icons/trash';
import { type DragEvent, useState } from 'react';
import { productLimits } from '#domain/catalog/editing/product-form.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { Both, Text } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import type { PictureProblem } from '#web/upload/store-pictures.server.ts';
import { PictureUpload } from './pictures/picture-upload.tsx';
import { formCopy, movedToPosition, moveImage, removePicture } from './product-form.copy.ts';
import { isPictureUrl } from './product-images.ts';
import type { useImageRows } from './use-image-rows.ts';

type PictureGalleryProps = {
  images: ReturnType<typeof useImageRows>;
  /** Problems with pictures that were uploaded with the form. */
  uploadProblems: PictureProblem[];
};

/** Shows the pictures in order, movable by dragging or buttons, and accepts new ones. */
export function PictureGallery({ images, uploadProblems }: PictureGalleryProps) {
  const { rows, moved, move, moveTo, remove, fill } = images;
  const [dragged, setDragged] = useState<number>();
  const pictures = rows.filter(({ image }) => isPictureUrl(image));
  const filledCount = rows.filter(({ image }) => image.trim() !== '').length;
  const drop = (position: number) => (event: DragEvent) => {
    if (dragged === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(dragged, position);
    setDragged(undefined);
  };
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5">
      <legend className="mb-1.75 text-md leading-snug font-semibold">
        <Both of={formCopy.pictures} inline />
      </legend>
      <PictureUpload
        maxNewPictures={productLimits.images - filledCount}
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

type PictureTileProps = {
  image: string;
  /** Counted from 1. */
  position: number;
  count: number;
  isDragged: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: (event: DragEvent) => void;
};

/** Shows one picture cropped to a square, as shoppers see it. */
function PictureTile(props: PictureTileProps) {
  const { image, position, isDragged, onDragStart, onDragEnd, onDrop } = props;
  const hasScript = useHasScript();
  return (
    <li
      draggable={hasScript}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        onDragStart();
      }}
      onDragEnd={onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      className={`relative overflow-hidden rounded-[10px] border border-line bg-cream-50 ${hasScript ? 'cursor-grab' : ''} ${isDragged ? 'opacity-50' : ''}`}
    >
      <ProductPicture
        key={image}
        src={image.trim()}
        alt=""
        sizes="190px"
        className="pointer-events-none aspect-square w-full object-cover"
      />
      {position === 1 && (
        <span className="absolute top-2 left-2 rounded-pill bg-cream-50 px-2.5 py-0.5 text-2xs font-semibold text-leaf-900 shadow-1 [--second:currentColor]">
          <Both of={formCopy.mainImage} />
        </span>
      )}
      {hasScript && <TileButtons {...props} />}
    </li>
  );
}

function TileButtons({ position, count, onMove, onRemove }: PictureTileProps) {
  return (
    <div className="flex justify-between border-t border-line">
      <IconButton
        id={`image${position}-earlier`}
        label={moveImage(position, 'earlier')}
        icon={<ArrowLeft aria-hidden="true" />}
        onClick={() => onMove(-1)}
        disabled={position === 1}
      />
      <IconButton
        id={`image${position}-later`}
        label={moveImage(position, 'later')}
        icon={<ArrowRight aria-hidden="true" />}
        onClick={() => onMove(1)}
        disabled={position === count}
      />
      <IconButton
        label={removePicture(position)}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
        className="text-clay-700"
      />
    </div>
  );
}
