import type { ComponentProps } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';

type Source = Pick<ComponentProps<'source'>, 'media' | 'type' | 'srcSet' | 'sizes'>;

/** A picture of the landing page, the owner's or a built-in one. The sources of the best format come first. */
export type HomePictureData = {
  sources: (Source & { width?: number; height?: number })[];
  image: { src: string; width: number; height: number; className?: string };
  alt: Bilingual;
};

type HomePictureProps = Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> & {
  of: HomePictureData;
  className?: string;
};

export function HomePicture({ of: { sources, image, alt }, className, ...rest }: HomePictureProps) {
  const translate = useTranslate();
  return (
    <picture className={className}>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img {...image} alt={translate(alt)} decoding="async" {...rest} />
    </picture>
  );
}

/** Returns preload links for a picture of the first screen, in its best format, from which browsers choose the size. */
export function preloadsOf({ sources }: HomePictureData) {
  return sources
    .filter(({ type }) => type === sources[0]?.type)
    .map(({ media, type, srcSet, sizes }) => ({
      tagName: 'link' as const,
      rel: 'preload',
      as: 'image',
      media,
      type,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    }));
}
