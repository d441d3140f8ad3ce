import { z } from 'zod';
import { longestAlt, shopPictureNames } from '#domain/media/shop-pictures.ts';

const alt = z.string().trim().max(longestAlt, 'too-long').default('');

/** Reads which picture of the shop is meant, the address of an uploaded one, and what is read out in its place. */
export const pictureSchema = z
  .object({
    name: z.enum(shopPictureNames),
    path: z.string().default(''),
    altEn: alt,
    altSi: alt,
  })
  .transform(({ altEn, altSi, ...rest }) => ({ ...rest, alt: { en: altEn, si: altSi } }));
