import { useSay } from '#ui/language.tsx';
import { aboutCopy } from './about.copy.ts';

const widths = [480, 800, 1200];
// The arch shows the middle of a wider picture.
const sizes = '(min-width: 1280px) 760px, (min-width: 700px) 60vw, 110vw';

/** The picture in the arch of the label, with the thin line around it. */
export function AboutPicture() {
  const say = useSay();
  return (
    <div className="about-arch">
      <picture>
        {(['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={widths
              .map((width) => `/pictures/about-${width}.${format} ${width}w`)
              .join(', ')}
            sizes={sizes}
          />
        ))}
        <img
          src="/pictures/about-1200.webp"
          alt={say(aboutCopy.picture)}
          width={1200}
          height={900}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </div>
  );
}
