import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import { useLazyComponent } from '#storefront/layout/use-lazy-component.ts';
import { FeaturedBadge } from '#storefront/product-card/product-notes.tsx';
import { ProductPicture } from '#ui/picture/picture.tsx';
import { useTranslate } from '#ui/text/language.tsx';
import type { GalleryZoomProps } from './gallery-zoom.tsx';
import { enlargeLabel, pictureLabel, productCopy } from './product.copy.ts';

/** Shows pictures side by side, to be swiped. Thumbnails link to the large ones, with or without a script. */
export function Gallery({ product }: { product: Product }) {
  const translate = useTranslate();
  const strip = useRef<HTMLUListElement>(null);
  const [shownIndex, setShownIndex] = useState(0);
  const images = product.images.length === 0 ? [undefined] : [...new Set(product.images)];
  const [isOpen, setIsOpen] = useState(false);
  const labelOf = (index: number) => pictureLabel(product.name, index + 1, images.length);
  const nameOf = (index: number) => translate(labelOf(index));
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShownIndex(Math.round(scrollLeft / clientWidth));
  };
  const show = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  };
  const enlarge = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setShownIndex(index);
    setIsOpen(true);
  };
  return (
    <div className="product-gallery">
      <div className="product-gallery-frame">
        {product.featured && <FeaturedBadge />}
        <ul
          ref={strip}
          aria-label={translate(productCopy.pictures)}
          tabIndex={images.length > 1 ? 0 : undefined}
          onScroll={onScroll}
        >
          {images.map((image, index) => (
            <li key={image ?? ''} id={`picture-${index + 1}`}>
              <PictureLink
                href={image}
                label={translate(enlargeLabel(labelOf(index)))}
                onClick={enlarge(index)}
              >
                <ProductPicture
                  src={image}
                  alt={nameOf(index)}
                  first={index === 0}
                  sizes="(min-width: 1200px) 604px, (min-width: 720px) 50vw, 100vw"
                />
              </PictureLink>
            </li>
          ))}
        </ul>
      </div>
      {images.length > 1 && (
        <div className="product-gallery-list">
          {images.map((image, index) => (
            <a
              key={image ?? ''}
              href={`#picture-${index + 1}`}
              aria-label={nameOf(index)}
              aria-current={index === shownIndex ? 'true' : undefined}
              onClick={show(index)}
              className="product-gallery-small"
            >
              <ProductPicture src={image} alt="" sizes="88px" />
            </a>
          ))}
        </div>
      )}
      <LazyGalleryZoom
        title={product.name}
        pictures={images.map((src, index) => ({ src, name: labelOf(index) }))}
        start={shownIndex}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
    </div>
  );
}

type PictureLinkProps = {
  href: string | undefined;
  label: string;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
};

/** Opens the picture over the page, or its file where there is no script. */
function PictureLink({ href, label, onClick, children }: PictureLinkProps) {
  if (href === undefined) return children;
  return (
    <a href={href} aria-label={label} onClick={onClick} className="product-gallery-open">
      {children}
    </a>
  );
}

const load = () => import('./gallery-zoom.tsx').then(({ GalleryZoom }) => GalleryZoom);

function LazyGalleryZoom({ isOpen: isWanted, ...rest }: GalleryZoomProps) {
  const file = rest.pictures[rest.start]?.src;
  const { Component: GalleryZoom, isOpen } = useLazyComponent({
    load,
    isWanted,
    close: () => rest.onOpenChange(false),
    fallback: file,
  });
  return GalleryZoom ? <GalleryZoom isOpen={isOpen} {...rest} /> : null;
}
