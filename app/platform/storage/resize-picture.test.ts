import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { isFullRun } from '#test/full-run.ts';
import { resizeInSubprocess } from './resize-in-subprocess.server.ts';
import { resizePicture } from './resize-picture.server.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandhi-resize-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
let count = 0;

/** Resizes in the process of the tests, because starting another that loads the decoders takes most of the time. */
async function resize(content: Uint8Array, resizeFile = resizeHere) {
  count += 1;
  // Has a wrong ending, because only the content counts.
  const source = path.join(folder, `${count}.svg`);
  fs.writeFileSync(source, content);
  return { resized: await resizeFile(source, path.join(folder, `${count}`)), target: `${count}` };
}

/** Restores what `resizePicture` switches off for the rest of its process: the cache, concurrency, and decoders. */
async function resizeHere(...files: Parameters<typeof resizePicture>) {
  try {
    return await resizePicture(...files);
  } finally {
    sharp.cache(true);
    sharp.concurrency(0);
    sharp.unblock({ operation: ['VipsForeignLoad'] });
  }
}

function blank(width: number, height: number, channels: 3 | 4 = 3) {
  return sharp({ create: { width, height, channels, background: '#1f5236' } });
}

const formats = [
  ['avif', () => blank(1300, 1000).avif({ effort: 0 }).toBuffer()],
  ['jpeg', () => blank(1300, 1000).jpeg().toBuffer()],
  ['png', () => blank(1300, 1000, 4).png().toBuffer()],
  ['webp', () => blank(1300, 1000).webp().toBuffer()],
] as const;

test.each(isFullRun ? formats : formats.slice(0, 2))(
  'a %s becomes WebP in five widths, whatever its name says',
  async (_format, make) => {
    const { resized, target } = await resize(await make(), resizeInSubprocess);
    const widths = [160, 320, 480, 800, 1200];
    expect(resized).toEqual({ ok: true, value: { width: 1300, height: 1000, widths } });
    for (const width of widths) {
      const file = await sharp(path.join(folder, `${target}-${width}.webp`)).metadata();
      expect(file).toMatchObject({ format: 'webp', width, height: Math.round((width * 10) / 13) });
    }
  },
);

test('a small picture is not made larger, and its own width is its largest', async () => {
  const { resized } = await resize(await blank(700, 700).jpeg().toBuffer());
  expect(resized).toMatchObject({ value: { widths: [160, 320, 480, 700] } });
});

test('a photograph is rotated as its EXIF data asks, and loses its metadata', async () => {
  const photograph = await blank(600, 400)
    .composite([{ input: await blank(600, 200).negate().png().toBuffer(), gravity: 'north' }])
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><script>alert(1)</script></x:xmpmeta>')
    .withExif({ IFD0: { Copyright: 'Kamala', ImageDescription: '<script>alert(1)</script>' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { resized, target } = await resize(photograph);
  expect(resized).toMatchObject({ value: { width: 400, height: 600, widths: [160, 320, 400] } });
  const file = path.join(folder, `${target}-400.webp`);
  const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
  expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
  expect(fs.readFileSync(file, 'latin1')).not.toMatch(/script|Kamala/);
  // The light upper half is on the right now.
  const pixel = { top: 300, width: 1, height: 1 };
  const [left] = await sharp(file)
    .extract({ ...pixel, left: 20 })
    .raw()
    .toBuffer();
  const [right] = await sharp(file)
    .extract({ ...pixel, left: 370 })
    .raw()
    .toBuffer();
  expect(left).toBeLessThan(80);
  expect(right).toBeGreaterThan(180);
});

test.each([
  ['print colours', () => blank(300, 300).toColourspace('cmyk').jpeg().toBuffer()],
  ['grey', () => blank(300, 300).greyscale().jpeg().toBuffer()],
  ['deep colours', () => blank(300, 300).toColourspace('rgb16').png().toBuffer()],
])('a picture in %s becomes sRGB with eight bits', async (_what, make) => {
  const { resized, target } = await resize(await make());
  expect(resized).toMatchObject({ ok: true });
  const file = await sharp(path.join(folder, `${target}-300.webp`)).metadata();
  expect(file).toMatchObject({ space: 'srgb', depth: 'uchar', format: 'webp' });
});

test.each([
  ['drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['gif', Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)', 'latin1')],
  ['heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
  ['page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused as no picture', async (_what, content) => {
  const { resized } = await resize(content, resizeInSubprocess);
  expect(resized).toEqual({ ok: false, refusal: { code: 'not-a-picture' } });
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s that is cut in half is unreadable',
  async (format) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const create = { width: 400, height: 400, channels: 3, background: '#fff', noise } as const;
    const whole = await sharp({ create }).toFormat(format, { effort: 1 }).toBuffer();
    const { resized } = await resize(whole.subarray(0, whole.length / 2));
    expect(resized).toEqual({ ok: false, refusal: { code: 'unreadable' } });
  },
);

test.each([
  ['too-many-pixels', 5001, 5000],
  ['too-small', 159, 400],
  ['too-elongated', 200, 801],
] as const)('a picture is refused as %s: %i by %i pixels', async (code, width, height) => {
  const { resized } = await resize(await blank(width, height).png().toBuffer());
  expect(resized).toEqual({ ok: false, refusal: { code } });
});
