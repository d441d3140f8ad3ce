import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankSlips } from '#domain/slips/tables.server.ts';
import { aTransferOrder } from '#test/bank-slips.ts';
import { isFullRun } from '#test/full-run.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { rawRequest } from '#test/raw-request.ts';
import { aPdf } from '#test/small-pdf.ts';
import { uploadBody, uploadType } from '#test/upload.ts';

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess({ demo: true, env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => shop?.close());

const uploads = isFullRun ? 200 : 20;
const megabyte = 1024 * 1024;

/** Returns the largest growth of the memory of this process during the work, in bytes. */
async function measureGrowth(work: () => Promise<unknown>): Promise<number> {
  const startRss = process.memoryUsage().rss;
  let peakRss = startRss;
  const sample = () => {
    peakRss = Math.max(peakRss, process.memoryUsage().rss);
  };
  const watch = setInterval(sample, 10);
  await work().finally(() => clearInterval(watch));
  sample();
  return peakRss - startRss;
}

/** The sentences of a refused slip, and of a shop that refuses requests because it is busy. */
const politeRefusals: Record<number, RegExp> = {
  409: /try again later|try again in a|Please try again/,
  503: /The shop is very busy right now/,
};

test(`${uploads} slips at once are stored or politely refused, with little memory`, {
  timeout: 120_000,
}, async () => {
  const orders = await Promise.all(
    Array.from({ length: uploads }, () => aTransferOrder(shop.shop)),
  );
  const content = aPdf('x'.repeat(2 * megabyte));
  const body = uploadBody([{ name: 'slips', fileName: 'slip.pdf', content }]);
  const send = ({ id }: { id: string }, nth: number) => {
    const address = `203.0.${nth >> 6}.${nth & 63}`;
    const headers = { Origin: shop.url, 'Content-Type': uploadType, 'X-Forwarded-For': address };
    return rawRequest({ port: shop.port }, { path: `/order-success/${id}/slip`, headers, body });
  };
  let responses: Awaited<ReturnType<typeof send>>[] = [];
  const growth = await measureGrowth(async () => {
    responses = await Promise.all(orders.map(send));
  });
  const stored = responses.filter(({ status }) => status === 302);
  const refused = responses.filter(({ status }) => status !== 302);
  for (const { status, body } of refused) {
    expect(Object.keys(politeRefusals)).toContain(`${status}`);
    expect(body).toMatch(politeRefusals[status] ?? '');
  }
  expect(stored.length).toBeGreaterThanOrEqual(Math.min(uploads, 20));
  expect(await shop.shop.db.$count(bankSlips)).toBe(stored.length);
  expect(growth).toBeLessThan(400 * megabyte);
  expect(shop.logProblems()).toEqual([]);
});
