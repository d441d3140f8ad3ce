import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';

let shop: InProcessShop;
beforeAll(async () => {
  shop = await openInProcess({ env: { SLOW_STATEMENT_MS: '1' } });
});
afterAll(() => shop?.close());

test.each([
  ['/checkout', 'Reference for the shop'],
  ['/si/checkout', 'වෙළඳසැලට කිව හැකි යොමු අංකය'],
])(
  'a failed %s shows the request id of its log entry, whatever id was sent',
  async (path, label) => {
    shop.database('refuses');
    const { status, headers, body } = await shop.visitor().get(path, { 'X-Request-Id': 'mine' });
    shop.database('answers');
    const id = headers.get('X-Request-Id') ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(status).toBe(503);
    expect(body).toContain(`${label}: ${id}`);
    expect(shop.logProblems().at(-1)).toMatchObject({ requestId: id, msg: 'A request failed' });
  },
);

test('a slow statement is logged with its request id and without its parameters', async () => {
  const slow = () => shop.logged().filter(({ msg }) => msg === 'A statement was slow');
  const track = async () => {
    const fields = { orderNumber: 'ORD-1', phone: '0771234567' };
    const { headers } = await shop.visitor().post('/track', fields);
    return slow().some(({ requestId }) => requestId === headers.get('X-Request-Id'));
  };
  // Repeats the request, because at most one slow statement a second is logged, and the start had some.
  await expect.poll(track, { timeout: 10_000 }).toBe(true);
  expect(slow().every(({ statement }) => /^[a-z]/.test(`${statement}`))).toBe(true);
  expect(JSON.stringify(slow())).not.toMatch(/771234567|ORD-1/);
});
