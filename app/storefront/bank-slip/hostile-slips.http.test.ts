import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptBudgets } from '#domain/limits/tables.server.ts';
import { listSlips } from '#domain/slips/find-slips.server.ts';
import { aTransferOrder } from '#test/bank-slips.ts';
import { hostilePdfs } from '#test/hostile-pdfs.ts';
import { hostilePictures } from '#test/hostile-pictures.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { rawRequest } from '#test/raw-request.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import { uploadBody, uploadType } from '#test/upload.ts';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess({ demo: true });
});
afterAll(() => shop?.close());

async function send(content: Buffer, type = 'application/pdf') {
  await shop.shop.db.delete(attemptBudgets);
  const { id } = await aTransferOrder(shop.shop);
  const path = `/order-success/${id}/slip`;
  const body = uploadBody([{ name: 'slips', fileName: '../../x.pdf', type, content }]);
  const headers = { Origin: shop.url, 'Content-Type': uploadType };
  const { status } = await rawRequest({ port: shop.port }, { path, headers, body });
  const [stored] = await listSlips(shop.shop, id);
  const file = stored && (await fetch(`${shop.url}${path}/${stored.id}`));
  return { status, kind: stored?.kind, file };
}

test('each hostile PDF is refused, converted to a new picture, or returned byte for byte as a download', async () => {
  for (const [what, { content, claimedType, expected }] of Object.entries(await hostilePdfs())) {
    const { status, kind, file } = await send(content, claimedType);
    if (expected !== 'pdf' && expected !== 'picture') {
      expect([status, kind], what).toEqual([409, undefined]);
      continue;
    }
    expect([status, kind], what).toEqual([302, expected]);
    const headers = Object.fromEntries(file?.headers ?? []);
    expect(headers['x-content-type-options'], what).toBe('nosniff');
    expect(headers['content-security-policy'], what).toContain('sandbox');
    if (expected !== 'pdf') continue;
    expect(headers, what).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="bank-slip-\w+\.pdf"$/),
    });
    const received = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(received.equals(content), what).toBe(true);
  }
  expect(shop.logProblems()).toEqual([]);
});

thoroughTest(
  'hostile pictures sent as slips are refused, or converted to WebP without metadata',
  async () => {
    const hostile = Object.entries(await hostilePictures());
    for (const [what, [content, code]] of hostile) {
      // Ignores which refusal it is: a file that begins like a PDF is refused as a broken PDF, not as a picture.
      const { status, kind, file } = await send(content, 'image/jpeg');
      expect([status, kind], what).toEqual(code ? [409, undefined] : [302, 'picture']);
      if (!file) continue;
      const bytes = Buffer.from(await file.arrayBuffer());
      const { format, exif, xmp } = await sharp(bytes).metadata();
      expect({ format, exif, xmp }, what).toEqual({
        format: 'webp',
        exif: undefined,
        xmp: undefined,
      });
      expect(bytes.includes('<script'), what).toBe(false);
    }
    expect(shop.logProblems()).toEqual([]);
  },
);
