import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const originalsFolder = path.resolve('assets/pictures');
const publicFolder = path.resolve('public');
const picturesFolder = path.join(publicFolder, 'pictures');

const productWidths = [160, 320, 480, 800, 1200];
const squareProducts = ['oil-100', 'oil-200', 'twin-pack', 'roll-on-15', 'balm-50', 'herbal-tea'];
const widthsOf: Record<string, number[]> = {
  ...Object.fromEntries(squareProducts.map((name) => [name, productWidths])),
  about: productWidths,
  hero: [...productWidths, 1600],
  'hero-portrait': [480, 800, 900],
};

const cream = '#f6efe0';
const deepLeaf = '#0f3522';

/** Makes every picture of the shop from its original in `assets`. They are committed, so that a build needs no image tools. */
async function makePictures() {
  await mkdir(picturesFolder, { recursive: true });
  for (const [name, widths] of Object.entries(widthsOf)) {
    await writeSizes(name, await readWebp(name), widths);
  }
  await writeSizes('fallback', await drawFallback(), productWidths);
  await writeIcons();
  await copyFile(path.join(originalsFolder, 'og.jpg'), path.join(publicFolder, 'og.jpg'));
  await printSizes();
}

async function readWebp(name: string): Promise<Buffer> {
  return await sharp(path.join(originalsFolder, `${name}.webp`))
    .png()
    .toBuffer();
}

async function writeSizes(name: string, original: Buffer, widths: number[]) {
  for (const width of widths) {
    const sized = sharp(original).resize({ width, withoutEnlargement: true });
    const file = path.join(picturesFolder, `${name}-${width}`);
    await sized.clone().webp({ quality: 75, effort: 6 }).toFile(`${file}.webp`);
    await sized.clone().avif({ quality: 50, effort: 4 }).toFile(`${file}.avif`);
  }
}

/** Makes the picture for products without one: the shop's logo, faint as a watermark. */
async function drawFallback(): Promise<Buffer> {
  const side = 1200;
  const logo = await drawLogo('mark.svg', 560);
  const faint = await sharp(logo)
    .composite([
      {
        input: Buffer.from([0, 0, 0, 77]),
        raw: { width: 1, height: 1, channels: 4 },
        tile: true,
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer();
  return await sharp({ create: { width: side, height: side, channels: 3, background: cream } })
    .composite([{ input: faint }])
    .png()
    .toBuffer();
}

/** Wraps a PNG in an ICO file with one entry, for browsers and tools that request only `favicon.ico`. */
function asIcon(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function writeIcons() {
  for (const [file, side] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    const icon = sharp(await drawLogo('favicon.svg', side));
    await icon.png({ compressionLevel: 9, palette: true }).toFile(path.join(publicFolder, file));
  }
  const small = await sharp(await drawLogo('favicon.svg', 32))
    .png({ compressionLevel: 9 })
    .toBuffer();
  await writeFile(path.join(publicFolder, 'favicon.ico'), asIcon(small, 32));
  // Phones round the corners of this one themselves, so its background has to fill them.
  const full = sharp(await drawLogo('favicon.svg', 180)).flatten({ background: deepLeaf });
  await full
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(publicFolder, 'apple-touch-icon.png'));
}

async function drawLogo(file: string, side: number): Promise<Buffer> {
  const drawingUnits = 64;
  const usualDensity = 72;
  const density = (usualDensity * side) / drawingUnits;
  return await sharp(path.join(originalsFolder, file), { density })
    .resize(side, side)
    .png()
    .toBuffer();
}

async function printSizes() {
  let total = 0;
  for (const folder of [originalsFolder, picturesFolder]) {
    for (const file of (await readdir(folder)).sort()) {
      const { size } = await stat(path.join(folder, file));
      total += size;
      console.log(
        `${(size / 1024).toFixed(1).padStart(8)} KB  ${path.relative('.', folder)}/${file}`,
      );
    }
  }
  console.log(`${(total / 1024 / 1024).toFixed(2)} MB in all`);
}

await makePictures();
