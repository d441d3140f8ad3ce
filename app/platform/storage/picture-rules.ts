/** The limits of an uploaded picture. */
export const pictureRules = {
  maxPixels: 25_000_000,
  /** The minimum of the shorter side. */
  minSidePx: 160,
  /** The maximum of the longer side divided by the shorter one. */
  maxAspectRatio: 4,
} as const;

const widths = [160, 320, 480, 800, 1200];
const maxWidth = 1200;

/** Returns the widths in pixels to make of a picture, the largest last. No picture is enlarged. */
export function widthsFor(width: number): [number, ...number[]] {
  const largest = Math.min(width, maxWidth);
  const [first = largest, ...others] = [...widths.filter((each) => each < largest), largest];
  return [first, ...others];
}

/**
 * The reasons why a picture is refused. `too-elongated`: it is taller or wider than `maxAspectRatio` allows. `busy`: too
 * many other pictures wait to be resized.
 */
export type PictureRefusal =
  | { code: 'not-a-picture' }
  | { code: 'unreadable' }
  | { code: 'too-many-pixels' }
  | { code: 'too-small' }
  | { code: 'too-elongated' }
  | { code: 'busy' };

/** The size of the picture after the rotation that its EXIF data asks for, and the widths of its files, in pixels. */
export type ResizedPicture = { width: number; height: number; widths: number[] };
export type ResizeResult =
  | { ok: true; value: ResizedPicture }
  | { ok: false; refusal: PictureRefusal };
