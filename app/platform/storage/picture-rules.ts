/** What an uploaded picture may be, and what becomes of it. */
export const pictureRules = {
  pixels: 25_000_000,
  /** Of the shorter side. */
  side: 160,
  /** The longer side measured by the shorter one. */
  stretch: 4,
} as const;

/** The widths of our pictures, as far as the picture has them. */
const widths = [160, 320, 480, 800, 1200];
const widest = 1200;

/** The last one is the largest: no picture is made larger than it came. */
export function widthsFor(width: number): [number, ...number[]] {
  const largest = Math.min(width, widest);
  const [first = largest, ...others] = [...widths.filter((one) => one < largest), largest];
  return [first, ...others];
}

/** Why a file is not kept. */
export type PictureRefusal =
  | { code: 'not-a-picture' }
  | { code: 'unreadable' }
  | { code: 'too-many-pixels' }
  | { code: 'too-small' }
  | { code: 'too-narrow' }
  | { code: 'busy' };

/** How large the picture is when it is turned upright, and which widths of it were made. */
export type ResizedPicture = { width: number; height: number; widths: number[] };
export type Resized = { ok: true; value: ResizedPicture } | { ok: false; refusal: PictureRefusal };
