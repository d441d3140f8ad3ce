import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProblem } from '#domain/problems/find-problem.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { aDeliveredOrder } from '#test/parcel-problems.ts';
import { rawRequest } from '#test/raw-request.ts';
import { type UploadPart, uploadBody, uploadType } from '#test/upload.ts';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess({ demo: true });
});
afterAll(() => shop.close());

/** Makes a picture with EXIF data about the place where it was taken, as phones do. */
function aPhoto() {
  const location = { IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '6/1 55/1 0/1' } };
  return sharp({ create: { width: 400, height: 300, channels: 3, background: '#aa3322' } })
    .withExif(location)
    .jpeg()
    .toBuffer();
}

const field = (name: string, content: string): UploadPart => ({ name, content });
const photo = (content: Buffer, fileName = 'cap.jpg'): UploadPart => ({ fileName, content });

function send(path: string, ...parts: UploadPart[]) {
  const headers = { Origin: shop.url, 'Content-Type': uploadType };
  const port = Number(new URL(shop.url).port);
  return rawRequest({ port }, { path, headers, body: uploadBody(parts) });
}

test('a customer reports a problem with a picture and without a script; the owner settles it, and the answer is shown', async () => {
  const { owner, orderId } = await aDeliveredOrder(shop.shop);
  const order = `/order-success/${orderId}`;
  const visitor = shop.visitor();
  expect((await visitor.get(order)).body).toContain('Something is wrong with my parcel');

  const path = `${order}/problem`;
  const kind = field('kind', 'damaged');
  const sent = await send(path, kind, field('words', 'Broken <cap>'), photo(await aPhoto()));
  expect(sent.status).toBe(302);
  const second = await send(path, kind, field('words', 'Second'), photo(await aPhoto()));
  expect(second.status).toBe(302);

  const page = await visitor.get(path);
  expect(page.body).toContain('We received your message');
  expect(page.body).toContain('Broken &lt;cap&gt;');
  expect(page.body).not.toContain('Second');
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');

  const pictureId = (await findProblem(shop.shop, orderId))?.pictures[0]?.id ?? '';
  const picture = await fetch(`${shop.url}${path}/${pictureId}`);
  expect(picture.headers.get('Cache-Control')).toBe('private, no-store');
  const { format, exif, width } = await sharp(await picture.arrayBuffer()).metadata();
  expect({ format, exif, width }).toEqual({ format: 'webp', exif: undefined, width: 400 });
  const other = await anOrder(shop.shop);
  const elsewhere = await visitor.get(`/order-success/${other.id}/problem/${pictureId}`);
  expect(elsewhere.status).toBe(404);

  const panel = await shop.signedIn(owner.actor.userId);
  const orderPage = await panel.get(`/admin/orders/${orderId}`);
  expect(orderPage.body).toContain('Broken &lt;cap&gt;');
  expect(orderPage.body).toContain(`${path}/${pictureId}`);
  expect((await panel.get('/admin/today')).body).toContain('Problems with parcels');
  expect((await panel.get('/admin/dashboard')).body).toContain('Parcels with a problem: 1');
  const formKey = /name="formKey" value="([^"]+)"/.exec(orderPage.body)?.[1] ?? '';
  const answer = 'A new bottle leaves today.';
  await panel.post(`/admin/orders/${orderId}/problem`, { answer, formKey });
  expect((await visitor.get(order)).body).toContain(answer);
  expect((await panel.get('/admin/today')).body).not.toContain('Problems with parcels');
});

test('wrong fields and refused pictures of a report are named, and nothing is stored', async () => {
  const { orderId } = await aDeliveredOrder(shop.shop);
  const path = `/order-success/${orderId}/problem`;
  const kind = field('kind', 'wrong-item');
  const photos = await Promise.all(Array.from({ length: 5 }, aPhoto));
  const cases: [UploadPart[], string][] = [
    [[field('words', 'no kind')], 'Please choose what is wrong.'],
    [[field('kind', 'other')], 'Please tell us what happened.'],
    [[kind, photo(Buffer.from('<svg/>'), 'x.svg')], 'x.svg: This is not a JPEG'],
    [[kind, ...photos.map((one) => photo(one))], 'Please choose at most 4 pictures.'],
  ];
  for (const [parts, expected] of cases) {
    const { status, body } = await send(path, ...parts);
    expect([409, 422]).toContain(status);
    expect(body).toContain(expected);
  }
  const empty = await send(path);
  expect(empty.status).toBe(422);
  expect(await findProblem(shop.shop, orderId)).toBeUndefined();
  expect((await send(path, kind)).status).toBe(302);
});

test('two tabs that report a problem at the same time are both redirected to the one report', async () => {
  const { orderId } = await aDeliveredOrder(shop.shop);
  const path = `/order-success/${orderId}/problem`;
  // Sends pictures, which take so long that both tabs pass the first check of the state.
  const parts = [field('kind', 'damaged'), photo(await aPhoto())];
  const both = await Promise.all([send(path, ...parts), send(path, ...parts)]);

  expect(both.map(({ status, headers }) => [status, headers.location])).toEqual([
    [302, path],
    [302, path],
  ]);
  expect((await findProblem(shop.shop, orderId))?.pictures).toHaveLength(1);
});

test('after seven days the order page names the time limit, and a report is not stored', async () => {
  const { orderId } = await aDeliveredOrder(shop.shop, {});
  const page = `/order-success/${orderId}`;
  await shop.shop.db.execute(
    `update audit_entries set at = at - interval '9 days' where subject_id = '${orderId}'`,
  );
  expect((await shop.visitor().get(page)).body).toContain('within 7 days of delivery');
  const words = 'The cap leaked.';
  const late = await send(`${page}/problem`, field('kind', 'damaged'), field('words', words));
  expect(late.status).toBe(409);
  expect(late.body).toContain('What you wrote is still here');
  expect(late.body).toContain(words);
  expect(await findProblem(shop.shop, orderId)).toBeUndefined();
  const unknown = await send(`/order-success/${crypto.randomUUID()}/problem`, field('kind', 'x'));
  expect(unknown.status).toBe(404);
});
