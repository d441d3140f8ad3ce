import type { ComponentProps } from 'react';

const widths = [160, 320, 480, 800, 1200];
const resizedPicture = /^(\/(?:pictures|media)\/.+)-(\d+)\.(?:avif|webp)$/;
const uploaded = /^\/media\//;
const fallback = '/pictures/fallback-800.webp';

type ProductPictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'sizes' | 'srcSet'> & {
  src: string | null | undefined;
  alt: string;
  /** The width at which the picture is shown, as in `(min-width: 800px) 384px, 100vw`. */
  sizes: string;
  /** The first picture of the screen: loaded at once and before others. */
  first?: boolean;
};

/**
 * Renders a product picture. Built-in ones have two formats, uploaded ones only WebP, both in widths up to that in the
 * file's name; others are used as they are. Width and height reserve a square while it loads.
 */
export function ProductPicture({ src, alt, sizes, first = false, ...rest }: ProductPictureProps) {
  const shown = src || fallback;
  const image = {
    width: 1200,
    height: 1200,
    decoding: 'async' as const,
    loading: first ? ('eager' as const) : ('lazy' as const),
    fetchPriority: first ? ('high' as const) : ('auto' as const),
    ...rest,
  };
  const match = resizedPicture.exec(shown);
  if (!match) return <img src={shown} alt={alt} {...image} />;
  const [, path = '', widest = ''] = match;
  const set = (format: string) => buildSrcSet(path, Number(widest), format);
  return (
    <picture className="contents [&>source]:hidden">
      {!uploaded.test(path) && <source type="image/avif" srcSet={set('avif')} sizes={sizes} />}
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      <img src={`${path}-${widest}.webp`} alt={alt} {...image} />
    </picture>
  );
}

function buildSrcSet(path: string, widest: number, format: string): string {
  return [...widths.filter((width) => width < widest), widest]
    .map((width) => `${path}-${width}.${format} ${width}w`)
    .join(', ');
}
