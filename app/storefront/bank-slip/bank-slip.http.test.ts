import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { bankSlips } from '#domain/slips/tables.server.ts';
import { DiskSpace } from '#platform/storage/disk-space.server.ts';
import { aTransferOrder } from '#test/bank-slips.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { panelVisitors } from '#test/panel-visitors.ts';
import { aPicture } from '#test/pictures.ts';
import { rawRequest } from '#test/raw-request.ts';
import { anOwner } from '#test/shop.ts';
import { aPdf } from '#test/small-pdf.ts';
import { type UploadPart, uploadBody, uploadType } from '#test/upload.ts';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess({ demo: true });
});
afterAll(() => shop?.close());

const slip = (content: Buffer, fileName = 'slip.jpg'): UploadPart => ({
  name: 'slips',
  fileName,
  content,
});

function send(path: string, ...parts: UploadPart[]) {
  return sendBody(path, uploadBody(parts));
}

function sendBody(path: string, body: Buffer) {
  const headers = { Origin: shop.url, 'Content-Type': uploadType };
  return rawRequest({ port: shop.port }, { path, headers, body });
}

const slipHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
};

async function anOrderWithSlips() {
  const order = await aTransferOrder(shop.shop);
  const path = `/order-success/${order.id}/slip`;
  const pdf = aPdf('<script>alert(1)</script>');
  expect((await send(path, slip(await aPicture()), slip(pdf, 'bank.pdf'))).status).toBe(302);
  const slips = await listSlips(shop.shop, order.id);
  const idOf = (kind: string) => slips.find((one) => one.kind === kind)?.id ?? '';
  return {
    order,
    path,
    pdf,
    picturePath: `${path}/${idOf('picture')}`,
    documentPath: `${path}/${idOf('pdf')}`,
  };
}

test('slips sent without a script are accepted by the owner on the page Today, and the customer is told', async () => {
  const owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
  const { order, path, picturePath, documentPath } = await anOrderWithSlips();
  const visitor = shop.visitor();
  const page = await visitor.get(path);
  expect(page.body).toContain('We have your slip. We will confirm the payment soon.');
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await visitor.get(`/order-success/${order.id}`)).body).toContain(documentPath);

  expect((await owner.get('/admin/dashboard')).body).toContain('Bank slips to look at: 2');
  const today = (await owner.get('/admin/today')).body;
  expect(today).toContain(picturePath);
  const orderPage = (await owner.get(`/admin/orders/${order.id}`)).body;
  expect(orderPage).toContain(picturePath);
  const shownSlips = /name="shownSlips" value="([^"]+)"/.exec(orderPage)?.[1] ?? '';
  const shown = { orderId: order.id, shownSlips, shownDueLkr: `${order.totalLkr}` };
  await owner.post('/admin/today', { ...shown, step: 'accept-slip' });
  expect((await visitor.get(path)).body).toContain('We accepted your slip: your order is paid.');
  expect((await owner.get('/admin/today')).body).not.toContain(picturePath);
});

test('the reason for a refused slip is shown in the language of the page, and another slip can be sent', async () => {
  const owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
  const { order, path } = await anOrderWithSlips();
  const orderPage = (await owner.get(`/admin/orders/${order.id}`)).body;
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(orderPage)?.[1] ?? '';
  const form = { shownSlips: value('shownSlips'), shownDueLkr: '0', formKey: value('formKey') };
  const refuse = `/admin/orders/${order.id}/refuse-slip`;
  expect((await owner.post(refuse, { ...form, reason: '' })).status).toBe(422);
  await owner.post(refuse, { ...form, reason: 'wrong-account', words: 'Please ask your bank.' });

  const english = (await shop.visitor().get(path)).body;
  expect(english).toContain('The money was sent to another account.');
  expect(english).toContain('Please ask your bank.');
  const sinhala = (await shop.visitor().get(`/si${path}`)).body;
  expect(sinhala).toContain('මුදල් යවා තිබෙන්නේ වෙනත් ගිණුමකට.');
  expect((await send(`/si${path}`, slip(aPdf('another')))).headers.location).toBe(`/si${path}`);
});

test('a slip is never cached or rendered as a page: a picture is sent as WebP, a PDF as a download', async () => {
  const { pdf, picturePath, documentPath } = await anOrderWithSlips();
  const photo = await fetch(`${shop.url}${picturePath}`);
  expect(Object.fromEntries(photo.headers)).toMatchObject({
    ...slipHeaders,
    'content-type': 'image/webp',
    'content-disposition': 'inline',
  });
  expect((await sharp(await photo.arrayBuffer()).metadata()).format).toBe('webp');
  const file = await fetch(`${shop.url}${documentPath}`);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    ...slipHeaders,
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="bank-slip-[0-9a-f]{8}\.pdf"$/,
    ),
  });
  expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
});

test('a slip is not found through another order, a wrong id or the folder of pictures, nor once it is deleted, nor by a packer', async () => {
  const { order, picturePath, documentPath } = await anOrderWithSlips();
  const slipId = picturePath.split('/').at(-1) ?? '';
  const other = await aTransferOrder(shop.shop);
  const { owner, packer } = await panelVisitors(shop.running);
  const statusOf = async (path: string, cookie = '') =>
    (await fetch(`${shop.url}${path}`, { headers: { cookie } })).status;
  const wrongPaths = [
    `/order-success/${other.id}/slip/${slipId}`,
    `/order-success/${crypto.randomUUID()}/slip/${slipId}`,
    `/order-success/${order.orderNumber}/slip/${slipId}`,
    `/order-success/${order.id}/slip/${crypto.randomUUID()}`,
    `/order-success/${order.id}/slip/x`,
    `/order-success/${order.id}/problem/${slipId}`,
    `/media/${slipId}-400.webp`,
  ];
  for (const path of wrongPaths) expect(await statusOf(path), path).toBe(404);
  for (const path of [picturePath, documentPath]) {
    expect([await statusOf(path), await statusOf(path, owner)], path).toEqual([200, 200]);
    expect(await statusOf(path, packer), path).toBe(404);
  }
  await shop.shop.db.delete(bankSlips).where(eq(bankSlips.orderId, order.id));
  for (const path of [picturePath, documentPath]) expect(await statusOf(path), path).toBe(404);
});

test('an order that is paid, cancelled or paid on delivery accepts no slips, and redirects to its page', async () => {
  const paid = await aTransferOrder(shop.shop, { paymentStatus: 'paid', status: 'paid' });
  const cancelled = await aTransferOrder(shop.shop, { status: 'cancelled' });
  const onDelivery = await anOrder(shop.shop);
  for (const { id } of [paid, cancelled, onDelivery]) {
    const page = await shop.visitor().get(`/order-success/${id}/slip`);
    expect([page.status, page.headers.get('Location')]).toEqual([302, `/order-success/${id}`]);
    expect((await send(`/order-success/${id}/slip`, slip(aPdf()))).status).toBe(302);
    expect(await listSlips(shop.shop, id)).toEqual([]);
  }
  const unknown = `/order-success/${crypto.randomUUID()}/slip`;
  expect((await shop.visitor().get(unknown)).status).toBe(404);
  expect((await send(unknown, slip(aPdf()))).status).toBe(404);
});

test('refused files are named with the reason, and none is stored', async () => {
  const { id } = await aTransferOrder(shop.shop);
  const path = `/order-success/${id}/slip`;
  const five = Array.from({ length: 5 }, (_, index) => slip(aPdf(`${index}`)));
  const cases: [UploadPart[], string][] = [
    [[slip(Buffer.from('<svg/>'), 'x.svg')], 'x.svg: This is not a JPEG'],
    [[slip(Buffer.from('%PDF-1.4 <html>'), 'x.pdf')], 'x.pdf: This PDF is damaged'],
    [[slip(aPdf()), slip(Buffer.from('%PDF-'), 'y.pdf')], 'y.pdf: This PDF is damaged'],
    [[slip(Buffer.concat([aPdf(), Buffer.alloc(8 * 1024 * 1024)]), 'big.pdf')], 'larger than 8 MB'],
    [five, 'Please choose at most 4 files.'],
    [[slip(Buffer.alloc(0), '')], 'Please choose a picture or a PDF first.'],
  ];
  for (const [parts, expected] of cases) {
    const { status, body } = await send(path, ...parts);
    expect([status, body.includes(expected)], expected).toEqual([409, true]);
  }
  const cut = await sendBody(path, uploadBody([slip(aPdf())], ''));
  expect(cut.body).toContain('The connection broke while the files were being sent.');
  expect(await listSlips(shop.shop, id)).toEqual([]);
});

test('on a disk that is nearly full slips are refused with a message, and accepted when there is room again', async () => {
  const { disk } = shop.running;
  const { id } = await aTransferOrder(shop.shop);
  const path = `/order-success/${id}/slip`;
  try {
    shop.running.disk = new DiskSpace(shop.dataDir, {
      holdsDatabase: false,
      readFreeBytes: async () => 199 * 1024 * 1024,
    });
    await shop.running.disk.measure();
    expect((await send(path, slip(aPdf()))).body).toContain('We cannot take files at the moment.');
    expect(await listSlips(shop.shop, id)).toEqual([]);
  } finally {
    shop.running.disk = disk;
  }
  expect((await send(path, slip(aPdf()))).status).toBe(302);
});
