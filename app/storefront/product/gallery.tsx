import { type MouseEvent, useRef, useState } from 'react';
import type { Product } from '#domain/catalog/product.ts';
import { FeaturedBadge } from '#storefront/product-card/product-notes.tsx';
import { useSay } from '#ui/language.tsx';
import { ProductPicture } from '#ui/picture.tsx';
import { pictureOf, productCopy } from './product.copy.ts';

/** Pictures side by side, to be swiped. Thumbnails link to the large ones, with a script or without. */
export function Gallery({ product }: { product: Product }) {
  const say = useSay();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const images = product.images.length === 0 ? [undefined] : [...new Set(product.images)];
  const nameOf = (place: number) => say(pictureOf(product.name, place + 1, images.length));
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {};
    setShown(Math.round(scrollLeft / clientWidth));
  };
  const show = (place: number) => (event: MouseEvent) => {
    event.preventDefault();
    strip.current?.scrollTo({ left: place * strip.current.clientWidth });
  };
  return (
    <div className="product-gallery">
      <div className="product-gallery-frame">
        {product.featured && <FeaturedBadge />}
        <ul
          ref={strip}
          aria-label={say(productCopy.pictures)}
          tabIndex={images.length > 1 ? 0 : undefined}
          onScroll={onScroll}
        >
          {images.map((image, place) => (
            <li key={image ?? ''} id={`picture-${place + 1}`}>
              <ProductPicture
                src={image}
                alt={nameOf(place)}
                first={place === 0}
                sizes="(min-width: 1200px) 604px, (min-width: 720px) 50vw, 100vw"
              />
            </li>
          ))}
        </ul>
      </div>
      {images.length > 1 && (
        <div className="mt-3.5 flex flex-wrap gap-3">
          {images.map((image, place) => (
            <a
              key={image ?? ''}
              href={`#picture-${place + 1}`}
              aria-label={nameOf(place)}
              aria-current={place === shown ? 'true' : undefined}
              onClick={show(place)}
              className="product-gallery-small"
            >
              <ProductPicture src={image} alt="" sizes="88px" />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
