import { z } from 'zod';
import { formText } from '#domain/kernel/form-text.server.ts';
import { maxAltLength, shopPictureNames } from './shop-pictures.ts';

const alt = formText({ max: maxAltLength }).prefault('');

/**
 * Validates the form of a picture: its name, the path of its upload, its alternative texts, and the picture and texts that
 * it showed.
 */
export const shopPictureSchema = z
  .object({
    name: z.enum(shopPictureNames),
    path: z.string().default(''),
    altEn: alt,
    altSi: alt,
    shownPath: z.string().optional(),
    shownAltEn: z.string().default(''),
    shownAltSi: z.string().default(''),
  })
  .transform(({ altEn, altSi, shownPath: path, shownAltEn, shownAltSi, ...rest }) => ({
    ...rest,
    alt: { en: altEn, si: altSi },
    shown: path === undefined ? undefined : { path, alt: { en: shownAltEn, si: shownAltSi } },
  }));
