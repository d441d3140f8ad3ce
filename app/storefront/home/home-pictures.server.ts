import type { Bilingual } from '#domain/kernel/bilingual.ts';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { readShopPictures } from '#domain/media/read-shop-pictures.server.ts';
import type { ShopPicture } from '#domain/media/shop-pictures.ts';
import { aboutCopy } from './home.copy.ts';
import type { HomePictureData } from './home-picture.tsx';

/** Returns the owner's pictures of the landing page or else the built-in ones, with sources by format and screen width. */
export async function readHomePictures(
  shop: Shop,
  siteName: Bilingual,
): Promise<Record<'hero' | 'about', HomePictureData>> {
  const { hero, about } = await readShopPictures(shop);
  return {
    hero: hero ? ownPicture(hero, heroSizes(hero)) : builtInHero,
    about: about ? ownPicture(withAlt(about, siteName), aboutSizes) : builtInAbout,
  };
}

const wide = { media: '(min-width: 720px)', sizes: '(min-width: 1600px) 1600px, 100vw' };
const portrait = { media: '(max-width: 719.98px)', sizes: '100vw' };

/** Has no alternative text, because the text beside it names the product. */
const builtInHero: HomePictureData = {
  sources: (['avif', 'webp'] as const).flatMap((format) => [
    { ...wide, ...sourceOf('hero', [800, 1200, 1600], format), width: 1600, height: 1200 },
    {
      ...portrait,
      ...sourceOf('hero-portrait', [480, 800, 900], format),
      width: 900,
      height: 1200,
    },
  ]),
  image: { src: '/pictures/hero-portrait-900.webp', width: 900, height: 1200 },
  alt: { en: '', si: '' },
};

// Requests a wider picture than is shown, because it fills an arch that crops wide pictures (about.css).
const aboutSizes = '(min-width: 1280px) 760px, (min-width: 700px) 60vw, 110vw';

const builtInAbout: HomePictureData = {
  sources: (['avif', 'webp'] as const).map((format) => ({
    ...sourceOf('about', [480, 800, 1200], format),
    sizes: aboutSizes,
  })),
  image: { src: '/pictures/about-1200.webp', width: 1200, height: 900 },
  alt: aboutCopy.picture,
};

function sourceOf(name: string, widths: number[], format: string) {
  const srcSet = widths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
  return { type: `image/${format}`, srcSet };
}

function ownPicture(
  { path, width, height, widths, alt }: ShopPicture,
  sizes: string,
): HomePictureData {
  const stem = path.replace(/\d+\.webp$/, '');
  const srcSet = widths.map((one) => `${stem}${one}.webp ${one}w`).join(', ');
  const image = { src: path, width, height, className: 'object-center' };
  return { sources: [{ type: 'image/webp', srcSet, sizes }], image, alt };
}

/** Returns sizes for a picture that fills a portrait box on phones, where it is wider than the screen and cropped. */
function heroSizes({ width, height }: ShopPicture): string {
  const onPhone = Math.round(Math.min(130, Math.max(100, (115 * width) / height)));
  return `(max-width: 719.98px) ${onPhone}vw, ${wide.sizes}`;
}

function withAlt(picture: ShopPicture, siteName: Bilingual): ShopPicture {
  return picture.alt.en === '' && picture.alt.si === '' ? { ...picture, alt: siteName } : picture;
}
