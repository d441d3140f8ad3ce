import { eq } from 'drizzle-orm';
import type { Shop } from '#domain/kernel/shop.server.ts';
import { formatMediaName } from '#platform/storage/media-name.ts';
import { widthsFor } from '#platform/storage/picture-rules.ts';
import type { ShopPictures } from './shop-pictures.ts';
import { media, shopPictures } from './tables.server.ts';

/** The height of the logo file in pixels, twice its height on the page. Small, because every page loads the file. */
const logoFileHeight = 88;

/**
 * Reads the owner's replacements of default pictures, each with the path of its largest file; the logo with the path of a
 * small file.
 */
export async function readShopPictures(shop: Shop): Promise<ShopPictures> {
  const rows = await shop.db
    .select({
      name: shopPictures.name,
      id: media.id,
      width: media.width,
      height: media.height,
      alt: { en: shopPictures.altEn, si: shopPictures.altSi },
    })
    .from(shopPictures)
    .innerJoin(media, eq(media.id, shopPictures.pictureId));
  return Object.fromEntries(
    rows.map(({ name, id, ...picture }) => {
      const widths = widthsFor(picture.width);
      const largest = widths.at(-1) ?? widths[0];
      const logoWidth = (logoFileHeight * picture.width) / picture.height;
      const width = name === 'logo' ? (widths.find((one) => one >= logoWidth) ?? largest) : largest;
      return [name, { ...picture, widths, path: `/media/${formatMediaName({ id, width })}` }];
    }),
  );
}
