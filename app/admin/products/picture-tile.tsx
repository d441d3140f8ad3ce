import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Trash2 from 'lucide-react/icons/trash';
import type { DragEvent } from 'react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { Both } from '#ui/text/text.tsx';
import { useHasScript } from '#ui/use-has-script.ts';
import { formCopy, moveImage, removePicture } from './product-form.copy.ts';

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

/** Shows one picture as shoppers see it, cut to a square. It is dragged to its place, or moved by its buttons. */
export function PictureTile(props: PictureTileProps) {
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
