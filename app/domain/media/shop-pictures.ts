import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** The pictures of the shop itself that the owner can replace. */
export const shopPictureNames = ['logo', 'hero', 'about'] as const;
export type ShopPictureName = (typeof shopPictureNames)[number];

/** A picture of the owner, in pixels. Without an alternative text its screen has one. */
export type ShopPicture = {
  /** The address of one of its files. */
  path: string;
  /** Of the whole picture; files are as wide as `widths` says, the largest last. */
  width: number;
  height: number;
  widths: readonly number[];
  alt: Bilingual;
};
export type ShopPictures = Partial<Record<ShopPictureName, ShopPicture>>;

/** In characters. */
export const maxAltLength = 120;
