import sharp, { type Metadata } from 'sharp';
import { type PictureFormat, pictureFormatOf } from './picture-format.server.ts';
import {
  type PictureRefusal,
  pictureRules,
  type ResizeResult,
  widthsFor,
} from './picture-rules.ts';

/** Limits the decoders that a file can reach, whatever it claims to be. */
const decoders = ['JpegFile', 'PngFile', 'WebpFile', 'HeifFile'];

/**
 * Writes WebP files of a picture, `<target>-<width>.webp`: rotated as its EXIF data asks, in sRGB, without metadata. Runs in
 * a subprocess (`resize-in-subprocess.server.ts`) because decoding takes memory and its input is not trusted.
 */
export async function resizePicture(source: string, target: string): Promise<ResizeResult> {
  sharp.cache(false);
  sharp.concurrency(1);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders.map((decoder) => `VipsForeignLoad${decoder}`) });

  const format = await pictureFormatOf(source);
  if (!format) return refusedResult('not-a-picture');
  const header = await readHeader(source);
  const problem = header ? problemWith(header, format) : 'unreadable';
  if (!header || problem) return refusedResult(problem ?? 'unreadable');

  const { width, height } = header.autoOrient;
  const widths = widthsFor(width);
  const largest = await decode(source, widths.at(-1) ?? width);
  if (!largest) return refusedResult('unreadable');
  const { data, info } = largest;
  for (const targetWidth of widths) {
    await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .resize({ width: targetWidth })
      .webp({ quality: 78, effort: 4 })
      .toFile(`${target}-${targetWidth}.webp`);
  }
  return { ok: true, value: { width, height, widths } };
}

/** Reads only the header. The caller judges the number of pixels before any is decoded. */
function readHeader(source: string): Promise<Metadata | undefined> {
  return sharp(source, { limitInputPixels: false, sequentialRead: true })
    .metadata()
    .catch(() => undefined);
}

function problemWith(header: Metadata, format: PictureFormat): PictureRefusal['code'] | undefined {
  if (!matchesSignature(header, format)) return 'not-a-picture';
  const { width, height } = header;
  if (width * height > pictureRules.maxPixels) return 'too-many-pixels';
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < pictureRules.minSidePx) return 'too-small';
  return longer > shorter * pictureRules.maxAspectRatio ? 'too-elongated' : undefined;
}

function matchesSignature({ format, compression }: Metadata, expected: PictureFormat): boolean {
  return expected === 'avif' ? format === 'heif' && compression === 'av1' : format === expected;
}

function decode(source: string, width: number) {
  const { maxPixels } = pictureRules;
  return sharp(source, { limitInputPixels: maxPixels, sequentialRead: true, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
}

function refusedResult(code: PictureRefusal['code']): ResizeResult {
  return { ok: false, refusal: { code } };
}
