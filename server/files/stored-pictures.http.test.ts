import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatMediaName } from '#platform/storage/media-name.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aPicture } from '#test/pictures.ts';
import { rawRequest } from '#test/raw-request.ts';
import { openS3Storage } from '#test/s3-storage.ts';
import { anOwner, aProduct } from '#test/shop.ts';
import { orderIdOf, placeOrder, putInCart } from '#test/shopping.ts';
import { uploadBody, uploadType } from '#test/upload.ts';
import { cookieHeader, type Visitor } from '#test/visitor.ts';

let storage: Awaited<ReturnType<typeof openS3Storage>>;
let shop: InProcessShop;
let owner: Visitor;
beforeAll(async () => {
  storage = await openS3Storage();
  const { endpoint, bucket, accessKeyId, secretAccessKey } = storage.config;
  shop = await openInProcess({
    env: {
      S3_ENDPOINT: endpoint.origin,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
});
afterAll(async () => {
  await shop?.close();
  storage?.close();
});

const aName = () => formatMediaName({ id: randomUUID(), width: 480 });

async function keepInBucket(content: string): Promise<string> {
  const name = aName();
  const filePath = await shop.running.media.newIncoming();
  fs.writeFileSync(filePath, content);
  await shop.running.media.finish(filePath, name);
  return name;
}

test('a picture in the bucket is served by the shop, to be cached for a year, and a missing picture gets 404', async () => {
  const name = await keepInBucket('a picture');
  expect([...storage.kept.keys()]).toEqual([`shop/media/${name}`]);
  const url = `${shop.url}/media/${name}`;
  const served = await fetch(url);
  expect([served.status, await served.text()]).toEqual([200, 'a picture']);
  expect(served.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect((await fetch(url, { method: 'HEAD' })).headers.get('Content-Length')).toBe('9');
  expect((await fetch(`${shop.url}/media/${aName()}`)).status).toBe(404);
  expect((await owner.get('/admin/health')).body).toContain('The storage of pictures answers.');
});

test('a picture that is truncated on its way from the bucket is not served as complete', async () => {
  const name = await keepInBucket('a whole picture');
  storage.setFault((_, response) => {
    response.writeHead(200, { 'Content-Length': 15 });
    response.write('a whole', () => response.destroy());
    return true;
  });
  const served = await fetch(`${shop.url}/media/${name}`);
  await expect(served.text()).rejects.toThrow();
  storage.setFault();
  expect(await (await fetch(`${shop.url}/media/${name}`)).text()).toBe('a whole picture');
});

test('while the storage is down the shop sells, refuses pictures with a message, and keeps the form', async () => {
  const name = await keepInBucket('a picture');
  storage.setFault((request) => {
    request.destroy();
    return true;
  });
  const refused = await fetch(`${shop.url}/media/${name}`);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '10']);
  expect(shop.logProblems().at(-1)).toMatchObject({ msg: 'The storage of files failed' });

  const balm = await aProduct(shop.shop, { images: [`/media/${name}`] });
  const shopper = shop.visitor();
  expect((await shopper.get('/')).body).toContain(name);
  await putInCart(shopper, balm.id);
  expect(orderIdOf(await placeOrder(shopper))).toBeDefined();

  const file = { fileName: 'front.jpg', content: await aPicture({ width: 900 }) };
  const typed = { intent: 'upload-pictures', nameEn: 'Oil of the mountain', image1: '' };
  const fields = Object.entries(typed).map(([name, content]) => ({ name, content }));
  const cookie = cookieHeader(owner.cookies);
  const headers = { Origin: shop.url, Cookie: cookie, 'Content-Type': uploadType };
  const body = uploadBody([...fields, file]);
  const response = await rawRequest(shop, { path: '/admin/products/new', headers, body });
  expect(response.status).toBe(422);
  expect(response.body).toContain('front.jpg: The storage of pictures cannot be reached.');
  expect(response.body).toContain('value="Oil of the mountain"');
  expect((await owner.get('/admin/health')).body).toContain(
    'The storage of pictures does not answer.',
  );
});
