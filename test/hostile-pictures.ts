import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const nothing: Buffer = Buffer.alloc(0);
const script = '<script>alert(1)</script>';
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;

function picture({ width = 300, height = 300 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: '#1f5236', noise } });
}

/** Makes an interlaced PNG, the whole of which a decoder has to hold in memory. */
function largePng() {
  return sharp({ create: { width: 5000, height: 4990, channels: 4, background: '#1f5236' } })
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
}

function pngChunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}

/** Makes a black picture of one bit per pixel, which compresses to almost nothing. */
function blackPng(width: number, height: number, { hasPixels = true, extraChunk = nothing } = {}) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = hasPixels
    ? deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
    : nothing;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    extraChunk,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function insertAfterStart(jpeg: Buffer, marker: number, content: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(Buffer.byteLength(content) + 2);
  const segment = Buffer.concat([Buffer.from([0xff, marker]), length, Buffer.from(content)]);
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

/** Forges the header of a JPEG, whose first frame then claims to be a square of this side. */
function forgeSize(jpeg: Buffer, side: number): Buffer {
  const lying = Buffer.from(jpeg);
  const frame = lying.indexOf(Buffer.from([0xff, 0xc0]));
  lying.writeUInt16BE(side, frame + 5);
  lying.writeUInt16BE(side, frame + 7);
  return lying;
}

const half = (file: Buffer) => file.subarray(0, Math.floor(file.length / 2));

type Hostile = Record<string, [Buffer, string?]>;

/** Makes hostile files, each with the code with which it is refused; undefined if it is accepted and cleaned. */
export async function hostilePictures(): Promise<Hostile> {
  const jpeg = await picture().jpeg().toBuffer();
  return {
    ...(await picturesWithExtraData(jpeg)),
    ...(await picturesWithHugeSizes(jpeg)),
    ...(await brokenPictures(jpeg)),
    ...(await otherFiles()),
    'a JPEG with 9 MB behind its end': [
      Buffer.concat([jpeg, Buffer.alloc(9 * 1024 * 1024)]),
      'too-large',
    ],
  };
}

/** Makes valid pictures with additional data, which must be removed. */
async function picturesWithExtraData(jpeg: Buffer): Promise<Hostile> {
  const bombText = Buffer.concat([Buffer.from('x\0\0'), deflateSync(Buffer.alloc(100_000_000))]);
  const text = (type: string, content: string) => pngChunk(type, Buffer.from(content, 'latin1'));
  const exif = { IFD0: { ImageDescription: script, Copyright: script } };
  return {
    'HTML in the comment of a JPEG': [insertAfterStart(jpeg, 0xfe, script)],
    'a JPEG that is a script too': [insertAfterStart(jpeg, 0xfe, '*/=1;alert(1);/*')],
    'HTML in the EXIF of a JPEG': [await picture().withExif(exif).jpeg().toBuffer()],
    'HTML in the XMP of a JPEG': [await picture().withXmp(script).jpeg().toBuffer()],
    'a JPEG with an archive and PHP behind its end': [
      Buffer.concat([jpeg, Buffer.from(`PK\x03\x04<?php system("id"); ?>${script}`)]),
    ],
    'HTML in the text of a PNG': [
      blackPng(300, 300, { extraChunk: text('tEXt', `Comment\0${script}`) }),
    ],
    'a PNG whose text unpacks into 100 MB': [
      blackPng(300, 300, { extraChunk: pngChunk('zTXt', bombText) }),
    ],
    'a PNG whose colour profile unpacks into 100 MB': [
      blackPng(300, 300, { extraChunk: pngChunk('iCCP', bombText) }),
    ],
  };
}

async function picturesWithHugeSizes(jpeg: Buffer): Promise<Hostile> {
  return {
    'a PNG whose header claims 300 megapixels': [
      blackPng(20_000, 15_000, { hasPixels: false }),
      'too-many-pixels',
    ],
    'a PNG that has 300 megapixels': [blackPng(20_000, 15_000), 'too-many-pixels'],
    'a JPEG whose header claims 4,225 megapixels': [forgeSize(jpeg, 65_000), 'too-many-pixels'],
    'an interlaced PNG of 25 megapixels': [await largePng()],
    'a PNG of one pixel': [blackPng(1, 1), 'too-small'],
    'a PNG of 16,000 × 200 pixels': [blackPng(16_000, 200), 'too-elongated'],
  };
}

async function brokenPictures(jpeg: Buffer): Promise<Hostile> {
  const png = await picture().png().toBuffer();
  return {
    'half a JPEG': [half(jpeg), 'unreadable'],
    'half a PNG': [half(png), 'unreadable'],
    'half a WebP': [half(await picture().webp().toBuffer()), 'unreadable'],
    'half an AVIF': [half(await picture().avif({ effort: 0 }).toBuffer()), 'unreadable'],
    'only the first four bytes of a JPEG': [jpeg.subarray(0, 4), 'unreadable'],
    'the first eight bytes of a PNG, then a JPEG': [
      Buffer.concat([png.subarray(0, 8), jpeg]),
      'unreadable',
    ],
    'a WebP container with HTML': [
      Buffer.from(`RIFF\x40\0\0\0WEBP${script.repeat(3)}`, 'latin1'),
      'unreadable',
    ],
    'an empty AVIF container': [
      Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', 'latin1'),
      'unreadable',
    ],
  };
}

async function otherFiles(): Promise<Hostile> {
  return {
    'an SVG with a script': [
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      'not-a-picture',
    ],
    'an SVG that loads a file of the server': [
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
      ),
      'not-a-picture',
    ],
    'a GIF that is a script too': [
      Buffer.from('GIF89a/*\x01\x00\x01\x00\x00\x00*/=1;alert(1);', 'latin1'),
      'not-a-picture',
    ],
    'a HEIC': [Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), 'not-a-picture'],
    'a TIFF': [await picture().tiff().toBuffer(), 'not-a-picture'],
    'an HTML page': [Buffer.from(`<!doctype html>${script}`), 'not-a-picture'],
    'a PDF': [Buffer.from('%PDF-1.7\n1 0 obj <</JS (app.alert(1))>>'), 'not-a-picture'],
    'an empty file': [Buffer.alloc(0), 'not-a-picture'],
  };
}
