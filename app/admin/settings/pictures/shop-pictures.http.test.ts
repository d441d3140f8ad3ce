import { afterAll, beforeAll, expect, test } from 'vitest';
import { unfilteredListState } from '#admin/orders/orders-urls.ts';
import { printHref } from '#admin/print/print-urls.ts';
import { composeMessage } from '#email/compose-message.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aMessage } from '#test/messages.ts';
import { anOrder } from '#test/order.ts';
import { aPicture } from '#test/pictures.ts';
import { rawRequest } from '#test/raw-request.ts';
import { anOwner } from '#test/shop.ts';
import { uploadBody, uploadType } from '#test/upload.ts';
import { cookieHeader, type Visitor } from '#test/visitor.ts';

const path = '/admin/settings/pictures';

let shop: InProcessShop;
let owner: Visitor;
beforeAll(async () => {
  shop = await openInProcess();
  owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
});
afterAll(() => shop?.close());

/** Sends the form of one picture as a browser without JavaScript does. */
async function upload(
  name: string,
  file: { fileName: string; content: string | Buffer },
  altEn = 'Our garden',
) {
  const fields = { name, altEn, altSi: 'අපේ වත්ත', intent: 'upload-pictures' };
  const parts = [...Object.entries(fields).map(([name, content]) => ({ name, content })), file];
  const headers = {
    Origin: shop.url,
    Cookie: cookieHeader(owner.cookies),
    'Content-Type': uploadType,
  };
  return rawRequest(shop, { path, headers, body: uploadBody(parts) });
}

async function bodyOf(address: string) {
  return (await shop.visitor().get(address)).body;
}

test('an uploaded picture is at the top of the home page, preloaded in all its sizes, and used as the preview picture of shared links', async () => {
  expect(await bodyOf('/')).toContain('imageSrcSet="/pictures/hero-800.avif 800w');
  const content = await aPicture({ width: 1000, height: 800 });
  expect((await upload('hero', { fileName: 'garden.jpg', content })).status).toBe(303);

  const body = await bodyOf('/si');
  expect(body).not.toContain('/pictures/hero-');
  const [, src = ''] = /<img src="(\/media\/[^"]+-1000\.webp)"[^>]*>/.exec(body) ?? [];
  expect(body).toMatch(/<img src="\/media\/[^>]+width="1000" height="800"[^>]+alt="අපේ වත්ත"/);
  expect(body).toMatch(
    /<link rel="preload" as="image" type="image\/webp" imageSrcSet="\/media\/[^"]+-160\.webp 160w, [^"]+-800\.webp 800w, [^"]+ 1000w"/,
  );
  expect(body).toContain(`property="og:image" content="${shop.running.appUrl.origin}${src}"`);
  expect((await shop.visitor().get(src)).status).toBe(200);
});

test('an uploaded logo is on every page with its size, in structured data, on packing slips and in e-mails', async () => {
  const content = await aPicture({ width: 800, height: 400 });
  expect((await upload('logo', { fileName: 'logo.png', content })).status).toBe(303);
  const body = await bodyOf('/');
  const [logo = ''] = /<img src="\/media\/[^"]+-320\.webp"[^>]*>/.exec(body) ?? [];
  expect(logo).toContain('width="800" height="400"');
  const [, src = ''] = /src="([^"]+)"/.exec(logo) ?? [];
  expect(body).toContain(`"logo":"${shop.running.appUrl.origin}${src}"`);
  expect(await bodyOf('/privacy-policy')).toContain(src);

  const { id: orderId } = await anOrder(shop.shop);
  const packingSlip = await owner.get(
    printHref({ kind: 'packing-slip', orderIds: [orderId], listState: unfilteredListState }),
  );
  expect(packingSlip.body).toContain(`<img src="${src}" alt="" width="800" height="400"`);
  const message = await aMessage(shop.shop, { kind: 'order-placed', orderId });
  const email = await composeMessage(shop.shop, message, {
    appUrl: 'https://shop.lk',
    demo: false,
  });
  expect(email).toMatchObject({
    html: expect.stringContaining(`<img src="https://shop.lk${src}"`),
  });
});

test('restoring the original brings the built-in picture back; a file that is no picture and an unknown path are refused', async () => {
  expect((await owner.post(path, { name: 'hero', intent: 'restore-original' })).status).toBe(303);
  expect(await bodyOf('/')).toContain('imageSrcSet="/pictures/hero-800.avif 800w');
  const refused = await upload('hero', { fileName: 'drawing.svg', content: '<svg/>' });
  expect(refused.status).toBe(422);
  expect(refused.body).toContain('drawing.svg: This is not a JPEG, PNG, WebP or AVIF picture.');
  expect(refused.body).toContain('value="Our garden"');
  expect((await owner.post(path, { name: 'hero', path: '/media/x' })).status).toBe(409);
});

test('a description over its limit is refused at its field, and the uploaded picture is kept in the form', async () => {
  const content = await aPicture({ width: 1000, height: 800 });
  const altEn = 'x'.repeat(121);
  const { status, body } = await upload('about', { fileName: 'garden.jpg', content }, altEn);
  expect(status).toBe(422);
  expect(body).toContain('Please use at most 120 characters.');
  const [, picture = ''] = /name="path" value="(\/media\/[^"]+)"/.exec(body) ?? [];
  const corrected = { name: 'about', path: picture, altEn: 'A hut' };
  expect((await owner.post(path, corrected)).status).toBe(303);
  expect((await owner.get(path)).body).toContain('value="A hut"');
});

test('a new description without a new picture is refused at its field too', async () => {
  const form = { name: 'about', altEn: 'x'.repeat(121) };
  const { status, body } = await owner.post(path, form);
  expect(status).toBe(422);
  expect(body).toContain('Please use at most 120 characters.');
});
