/** Limits of an uploaded picture, in pixels, and the widths made of it. */
export const pictureRules = {
  pixels: 25_000_000,
  /** Of the shorter side. */
  side: 160,
  /** The longer side divided by the shorter one. */
  stretch: 4,
} as const;

const widths = [160, 320, 480, 800, 1200];
const widest = 1200;

/** Returns the widths to make of a picture, the largest last. No picture is enlarged. */
export function widthsFor(width: number): [number, ...number[]] {
  const largest = Math.min(width, widest);
  const [first = largest, ...others] = [...widths.filter((each) => each < largest), largest];
  return [first, ...others];
}

/** Why a file is refused. */
export type PictureRefusal =
  | { code: 'not-a-picture' }
  | { code: 'unreadable' }
  | { code: 'too-many-pixels' }
  | { code: 'too-small' }
  | { code: 'too-narrow' }
  | { code: 'busy' };

/** The size of the picture once upright, and the widths made of it. */
export type ResizedPicture = { width: number; height: number; widths: number[] };
export type Resized = { ok: true; value: ResizedPicture } | { ok: false; refusal: PictureRefusal };
