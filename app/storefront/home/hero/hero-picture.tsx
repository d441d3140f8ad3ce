const wideScreen = '(min-width: 720px)';
const wideSizes = '(min-width: 1600px) 1600px, 100vw';
const wideWidths = [800, 1200, 1600];
const portraitWidths = [480, 800, 900];

const sources = (['avif', 'webp'] as const).flatMap((format) => [
  {
    media: wideScreen,
    type: `image/${format}`,
    srcSet: buildSrcSet('hero', wideWidths, format),
    sizes: wideSizes,
    width: 1600,
    height: 1200,
  },
  {
    media: '(max-width: 719.98px)',
    type: `image/${format}`,
    srcSet: buildSrcSet('hero-portrait', portraitWidths, format),
    sizes: '100vw',
    width: 900,
    height: 1200,
  },
]);

function buildSrcSet(name: string, widths: number[], format: string): string {
  return widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
}

/** Preload links for the largest picture of the first screen, in the format and size that the screen needs. */
export const heroPreloads = sources
  .filter(({ type }) => type === 'image/avif')
  .map(({ media, type, srcSet, sizes }) => ({
    rel: 'preload' as const,
    as: 'image' as const,
    media,
    type,
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high' as const,
  }));

/** Renders the picture without alternative text, because the headline beside it names the product. */
export function HeroPicture() {
  return (
    <picture className="hero-picture">
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        src="/pictures/hero-portrait-900.webp"
        alt=""
        width={900}
        height={1200}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
