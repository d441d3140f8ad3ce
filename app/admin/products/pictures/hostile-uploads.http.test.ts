import fs from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseMediaName } from '#platform/storage/media-name.ts';
import { hostilePictures } from '#test/hostile-pictures.ts';
import { aPicture } from '#test/pictures.ts';
import { rawRequest } from '#test/raw-request.ts';
import { readLogProblems } from '#test/stocked-shops.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import { sendUpload, type UploadResponse, uploadBody, uploadType } from '#test/upload.ts';
import {
  beginUpload,
  firstLine,
  openUploadingShop,
  sixAtATime,
  type UploadingShop,
  watchMemory,
} from '#test/uploading-shop.ts';

const megabyte = 1024 * 1024;
const responses = new Map<string, UploadResponse>();
let uploading: UploadingShop;
let hostile: Awaited<ReturnType<typeof hostilePictures>>;
let memoryRise = 0;

beforeAll(async () => {
  hostile = await hostilePictures();
  uploading = await openUploadingShop();
  const endWatch = watchMemory(uploading.shop.pid);
  await sixAtATime(Object.entries(hostile), async ([what, [content]]) => {
    responses.set(
      what,
      await sendUpload(uploading.owner, uploadBody([{ fileName: 'oil.png', content }])),
    );
  });
  memoryRise = endWatch();
}, 60_000);
afterAll(() => uploading?.shop.remove());

test('a hostile picture is refused with its problem, or encoded again', () => {
  for (const [what, [, code]] of Object.entries(hostile)) {
    const { status, codes, paths } = responses.get(what) ?? { status: 0, codes: [], paths: [] };
    expect([status, codes, paths.length], what).toEqual(code ? [422, [code], 0] : [200, [], 1]);
  }
});

test('hostile pictures raise the memory of the shop by less than 150 MB', () => {
  expect(memoryRise / megabyte).toBeLessThan(150);
});

thoroughTest(
  'ten of twenty files in one form are accepted, and each of many forms that are sent at once',
  async () => {
    const part = { fileName: 'oil.jpg', content: await aPicture({ width: 160, height: 160 }) };
    const many = await sendUpload(uploading.owner, uploadBody(Array(20).fill(part)));
    expect([many.paths.length, many.codes]).toEqual([10, ['too-many']]);
    const forms = Array.from({ length: 20 }, () => sendUpload(uploading.owner, uploadBody([part])));
    expect((await Promise.all(forms)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  },
);

test.each([
  ['a path', '../../../../../../tmp/oil.jpg', 'image/jpeg'],
  ['a path of another system', '..\\\\..\\\\oil.jpg', 'image/jpeg'],
  ['a script', '<img src=x onerror=alert(1)>.jpg', 'image/jpeg'],
  ['the extension and the type of another format', 'oil.html', 'text/html'],
  ['neither an extension nor a type', 'oil', ''],
  ['a very long name', `${'x'.repeat(3000)}.jpg`, 'image/jpeg'],
])(
  'a good picture with %s is stored under a name that the shop makes',
  async (_what, fileName, type) => {
    const body = uploadBody([{ fileName, type, content: await aPicture() }]);
    const { status, paths } = await sendUpload(uploading.owner, body);
    expect(status).toBe(200);
    expect(parseMediaName(paths[0]?.replace('/media/', '') ?? '')).toBeDefined();
  },
);

test('a malformed or truncated form is refused and leaves nothing behind', async () => {
  const before = uploading.stored().length;
  const whole = uploadBody([{ fileName: 'oil.jpg', content: await aPicture() }]);
  const texts = (count: number, content: string) =>
    uploadBody(Array.from({ length: count }, (_, index) => ({ name: `f${index}`, content })));
  const broken: [Buffer, string][] = [
    [whole, 'multipart/form-data'],
    [whole, 'multipart/form-data; boundary=another'],
    [whole, 'application/json'],
    [whole.subarray(0, -60), uploadType],
    [Buffer.alloc(0), uploadType],
    [Buffer.from('--the-boundary-of-the-tests\r\nX: '.padEnd(9000, 'x')), uploadType],
    [texts(1, 'x'.repeat(megabyte)), uploadType],
    [texts(5000, ''), uploadType],
  ];
  for (const [index, [body, type]] of broken.entries()) {
    const response = await sendUpload(uploading.owner, body, { headers: { 'Content-Type': type } });
    expect([index, response.status, response.paths, response.codes.at(-1)]).toEqual([
      index,
      422,
      [],
      'cut',
    ]);
  }
  const none = await sendUpload(uploading.owner, uploadBody([{ name: '__proto__', content: 'x' }]));
  expect([none.status, none.codes]).toEqual([422, ['none']]);
  expect(uploading.stored()).toHaveLength(before);
});

test('an upload whose connection breaks half-way leaves nothing behind, and the shop keeps responding', async () => {
  const before = uploading.stored().length;
  const body = uploadBody([{ fileName: 'oil.jpg', content: Buffer.alloc(megabyte) }]);
  const socket = beginUpload(uploading.owner, body.length, body.subarray(0, megabyte / 2));
  await expect.poll(uploading.incomingFiles).toHaveLength(1);
  socket.destroy();
  await expect.poll(uploading.incomingFiles).toEqual([]);
  expect(uploading.stored()).toHaveLength(before);
  expect((await fetch(`${uploading.shop.url}/livez`)).status).toBe(200);
});

test('an upload without permission, or beyond the limit, is refused and stores nothing', async () => {
  const before = uploading.stored().length;
  const good = uploadBody([{ fileName: 'oil.jpg', content: await aPicture() }]);
  const large = Buffer.alloc(200 * 1024);
  const send = async (headers: Record<string, string>, { body = good, path = '' } = {}) =>
    (await sendUpload(uploading.owner, body, { headers, ...(path && { path }) })).status;
  expect(await send({ Cookie: '' })).toBe(401);
  expect(await send({ Cookie: 'sandhi.session_token=made.up' })).toBe(401);
  expect(await send({ Origin: 'https://evil.example' })).toBe(403);
  expect(await send({ Origin: 'null' })).toBe(403);
  expect(await send({ 'Transfer-Encoding': 'chunked' })).toBe(411);
  for (const path of ['/checkout', '/admin/orders/new', '/admin/products', '/contact/messages']) {
    expect(await send({}, { body: large, path }), path).toBe(413);
  }
  const plain = { 'Content-Type': 'application/x-www-form-urlencoded' };
  expect(await send(plain, { body: large })).toBe(413);
  const huge = beginUpload(uploading.owner, 90 * megabyte, Buffer.alloc(0));
  expect(await firstLine(huge)).toContain('413');
  expect(uploading.stored()).toHaveLength(before);
});

test('every stored file is readable WebP, without metadata or scripts', async () => {
  const files = uploading.stored().map(uploading.fileOf);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const { format, exif, xmp, icc, iptc } = await sharp(file).metadata();
    expect([format, exif, xmp, icc, iptc]).toEqual(['webp', ...Array(4).fill(undefined)]);
    expect(fs.readFileSync(file, 'latin1')).not.toMatch(/alert\(|<\?php|script>/);
    await sharp(file, { failOn: 'warning' }).stats();
  }
  expect(uploading.incomingFiles()).toEqual([]);
});

test('a picture is cached for ever under its name, and any other name is not found', async () => {
  const [name = ''] = uploading.stored();
  const get = (path: string) => rawRequest(uploading.owner, { method: 'GET', path });
  const { status, headers } = await get(`/media/${name}`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const similarNames = [
    `./${name}`,
    `incoming/../${name}`,
    name.toUpperCase(),
    name.replace('webp', 'svg'),
  ];
  const otherNames = ['incoming', '../secret', '..%2fsecret', '%2e%2e/secret', 'x.webp'];
  for (const other of [...similarNames, name.replace(/-\d+\./, '-999.'), ...otherNames]) {
    expect((await get(`/media/${other}`)).status, other).toBe(404);
  }
  const post = { path: `/media/${name}`, headers: { Origin: uploading.shop.url } };
  expect((await rawRequest(uploading.owner, post)).status).toBe(405);
});

test('the shop logs no problem', () => {
  expect(readLogProblems(uploading.shop)).toEqual([]);
});
