import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { useTranslate } from '#ui/text/language.tsx';

type LinkedPicture = { id: string; src: string; width: number; height: number };
type LinkedPicturesProps = {
  pictures: readonly LinkedPicture[];
  labelOf: (number: number) => Bilingual;
};

/** Shows thumbnails, each with a link to the full picture. */
export function LinkedPictures({ pictures, labelOf }: LinkedPicturesProps) {
  const translate = useTranslate();
  if (pictures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2.5">
      {pictures.map(({ id, src, width, height }, position) => (
        <li key={id}>
          <a href={src} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={src}
              alt={translate(labelOf(position + 1))}
              width={width}
              height={height}
              loading="lazy"
              className="size-24 rounded-md border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
