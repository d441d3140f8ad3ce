import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { randomId, timestamptz } from '#domain/kernel/columns.server.ts';
import { shopPictureNames } from './shop-pictures.ts';

/**
 * Uploaded pictures. Their files are outside the database, named by the id. Products refer to pictures by
 * path; no column here refers to a product. The uploader's id is copied, so that the picture outlives the account.
 */
export const media = pgTable(
  'media',
  {
    id: randomId(),
    /** In pixels, after the rotation that the EXIF data of the upload asked for. */
    width: integer().notNull(),
    height: integer().notNull(),
    createdBy: uuid().notNull(),
    createdAt: timestamptz().notNull(),
    /** The time from which neither a product nor the shop itself shows the picture; null while it is shown. */
    unusedSince: timestamptz(),
  },
  (picture) => [check('media_have_a_size', sql`${picture.width} > 0 and ${picture.height} > 0`)],
);

/**
 * The owner's pictures of the shop itself. A picture without a row here is shown as its default.
 */
export const shopPictures = pgTable(
  'shop_pictures',
  {
    name: text({ enum: shopPictureNames }).primaryKey(),
    pictureId: uuid()
      .notNull()
      .references(() => media.id),
    altEn: text().notNull().default(''),
    altSi: text().notNull().default(''),
    updatedAt: timestamptz().notNull(),
  },
  (picture) => [
    check('shop_pictures_name_known', sql`${picture.name} in ('logo', 'hero', 'about')`),
  ],
);
