import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** The pictures of the shop itself that the owner can replace. */
export const shopPictureNames = ['logo', 'hero', 'about'] as const;
export type ShopPictureName = (typeof shopPictureNames)[number];

/** A picture that the owner uploaded. An empty alternative text is replaced by the default of the screen. */
export type ShopPicture = {
  /** The path of the largest file; for the logo, of a smaller file. */
  path: string;
  /** The upload in pixels. Its files have the `widths`, the largest last. */
  width: number;
  height: number;
  widths: readonly number[];
  alt: Bilingual;
};
export type ShopPictures = Partial<Record<ShopPictureName, ShopPicture>>;

/** In characters. */
export const maxAltLength = 120;
