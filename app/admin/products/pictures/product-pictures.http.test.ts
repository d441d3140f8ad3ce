import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aPicture } from '#test/pictures.ts';
import { sqlQueryOf } from '#test/query-database.ts';
import { rawRequest } from '#test/raw-request.ts';
import { anOwner } from '#test/shop.ts';
import { uploadBody, uploadType } from '#test/upload.ts';
import { cookieHeader, type Visitor } from '#test/visitor.ts';

const typed = {
  nameEn: 'Oil of the mountain',
  nameSi: 'කඳුකර තෛලය',
  descriptionEn: 'Warms tired joints.',
  descriptionSi: 'වෙහෙසට පත් සන්ධිවලට සහනයක්.',
  priceLkr: '2450',
  stock: '25',
  image1: '',
};

let shop: InProcessShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await openInProcess();
  owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
});
afterAll(() => shop?.close());

test('without a script the form is shown again with its uploaded pictures and all that was typed, and saves them', async () => {
  const files = [
    { fileName: 'front.jpg', content: await aPicture({ width: 900, height: 900 }) },
    { fileName: 'drawing.svg', content: '<svg/>' },
    { fileName: 'back.jpg', content: await aPicture({ width: 500, height: 700 }) },
  ];
  const fields = Object.entries({ ...typed, intent: 'upload-pictures' });
  const parts = [...fields.map(([name, content]) => ({ name, content })), ...files];
  const headers = {
    Origin: shop.url,
    Cookie: cookieHeader(owner.cookies),
    'Content-Type': uploadType,
  };
  const path = '/admin/products/new';
  const { status, body } = await rawRequest(shop, { path, headers, body: uploadBody(parts) });
  expect(status).toBe(422);
  expect(body).toContain(`value="${typed.nameEn}"`);
  expect(body).toContain('drawing.svg: This is not a JPEG, PNG, WebP or AVIF picture.');
  const [first = '', second = ''] = [...body.matchAll(/value="(\/media\/[^"]+)"/g)].map(
    ([, picturePath]) => picturePath,
  );
  expect([first, second].map((picturePath) => picturePath.split('-').at(-1))).toEqual([
    '900.webp',
    '500.webp',
  ]);

  const saved = await owner.post(path, { ...typed, image1: second, image2: first });
  expect(saved.status).toBe(303);
  const { body: landing } = await shop.visitor().get('/');
  expect(landing).toContain(`src="${second}"`);
  expect((await shop.visitor().get(second)).status).toBe(200);
});

test('the pictures of a saved product are not marked as unused', async () => {
  const rows = await sqlQueryOf(shop.shop)(
    'select width, height, unused_since from media order by width',
  );
  expect(rows).toEqual([
    { width: 500, height: 700, unused_since: null },
    { width: 900, height: 900, unused_since: null },
  ]);
});
