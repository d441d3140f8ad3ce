import { z } from 'zod';
import { formText } from '#domain/kernel/form-text.server.ts';
import { maxAltLength, shopPictureNames } from './shop-pictures.ts';

const alt = formText({ max: maxAltLength }).prefault('');

/** Validates the form of a picture: its name, the path of its upload, and its alternative texts. */
export const shopPictureSchema = z
  .object({
    name: z.enum(shopPictureNames),
    path: z.string().default(''),
    altEn: alt,
    altSi: alt,
  })
  .transform(({ altEn, altSi, ...rest }) => ({ ...rest, alt: { en: altEn, si: altSi } }));
