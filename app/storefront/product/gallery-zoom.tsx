import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Overlay } from '#ui/overlay/overlay.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import { productCopy } from './product.copy.ts';

type Picture = { src: string | undefined; name: Bilingual };

export type GalleryZoomProps = {
  title: Bilingual;
  pictures: Picture[];
  /** The index of the picture that is shown first. */
  start: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Shows the pictures over the whole screen. They can be swiped, and a tap enlarges the tapped part. */
export function GalleryZoom({ title, isOpen, onOpenChange, ...rest }: GalleryZoomProps) {
  return (
    <Overlay
      open={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={productCopy.closePictures}
      popupClass="overlay-dialog on-cream fixed inset-0 z-60 h-dvh bg-cream-50 [--edge:var(--color-line)]"
      bodyClass="overflow-hidden! flex flex-col"
    >
      <Pictures {...rest} />
    </Overlay>
  );
}

function Pictures({ pictures, start }: Pick<GalleryZoomProps, 'pictures' | 'start'>) {
  const translate = useTranslate();
  const strip = useRef<HTMLUListElement>(null);
  const [shownIndex, setShownIndex] = useState(start);
  const [isZoomed, setIsZoomed] = useState(false);
  useEffect(() => show(strip, start, 'instant'), [start]);
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    if (!isZoomed) setShownIndex(Math.round(scrollLeft / clientWidth));
  };
  const turn = (by: number) => () => {
    if (!pictures[shownIndex + by]) return;
    setIsZoomed(false);
    show(strip, shownIndex + by, 'auto');
  };
  const zoomAt = (event: MouseEvent<HTMLImageElement>) => {
    const point = pointIn(event);
    const frame = event.currentTarget.parentElement;
    setIsZoomed(!isZoomed);
    if (!isZoomed && frame) requestAnimationFrame(() => center(frame, point));
  };
  return (
    <>
      <ul
        ref={strip}
        onScroll={onScroll}
        className="gallery-zoom-strip min-h-0 flex-1"
        data-zoomed={isZoomed ? '' : undefined}
      >
        {pictures.map(({ src, name }, index) => (
          <li
            key={src ?? ''}
            className="gallery-zoom-frame"
            tabIndex={isZoomed && index === shownIndex ? 0 : undefined}
            data-zoomed={isZoomed && index === shownIndex ? '' : undefined}
          >
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same by keyboard */}
            <img src={src} alt={translate(name)} onClick={zoomAt} />
          </li>
        ))}
      </ul>
      <div className="flex shrink-0 items-center justify-center gap-4 py-3">
        {pictures.length > 1 && (
          <IconButton
            label={productCopy.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={shownIndex === 0}
            onClick={turn(-1)}
          />
        )}
        <IconButton
          label={isZoomed ? productCopy.shrink : productCopy.enlarge}
          icon={isZoomed ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
          onClick={() => setIsZoomed(!isZoomed)}
        />
        {pictures.length > 1 && (
          <IconButton
            label={productCopy.next}
            icon={<ChevronRight aria-hidden="true" />}
            aria-disabled={shownIndex === pictures.length - 1}
            onClick={turn(1)}
          />
        )}
      </div>
    </>
  );
}

function show(
  strip: RefObject<HTMLUListElement | null>,
  index: number,
  behavior: 'instant' | 'auto',
) {
  strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior });
}

type Point = { x: number; y: number };

/** Returns the pressed point of the picture, as fractions of its width and height. */
function pointIn({ currentTarget, clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** Scrolls a frame so that a point of its content is in the middle. */
function center(frame: Element, { x, y }: Point) {
  frame.scrollTo({
    left: x * frame.scrollWidth - frame.clientWidth / 2,
    top: y * frame.scrollHeight - frame.clientHeight / 2,
  });
}
