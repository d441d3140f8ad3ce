import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anAccountFor, requestReset } from '#test/password-reset.ts';
import { anOwner } from '#test/shop.ts';
import type { Visitor } from '#test/visitor.ts';

let shop: InProcessShop;
let owner: Visitor;

beforeAll(async () => {
  shop = await openInProcess();
  owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
});
afterAll(() => shop?.close());

/** Requests a reset for a phone, makes its link in the list, and dismisses the request, so that the list is empty again. */
async function makeLinkFor(phone: string) {
  await anAccountFor(shop.shop, phone);
  await requestReset(shop.shop, phone);
  const list = (await owner.get('/admin/reset-requests')).body;
  const [, requestId = ''] = /name="requestId" value="([^"]+)"/.exec(list) ?? [];
  const made = (await owner.post('/admin/reset-requests', { requestId, intent: 'send' })).body;
  await owner.post('/admin/reset-requests', { requestId, intent: 'dismiss' });
  return { list, made };
}

test('the link for a mobile is sent by WhatsApp', async () => {
  const { list, made } = await makeLinkFor('0771234567');
  expect(list).toContain('Send by WhatsApp');
  expect(made).toContain('href="https://wa.me/94771234567?text=');
  // A long name wraps, so that it does not push the number off a narrow screen.
  expect(made).toMatch(/wrap-anywhere">[^<]+ · <span class="tabular-nowrap">/);
});

test('the link for a landline, which has no WhatsApp, is shown to be read out', async () => {
  const { list, made } = await makeLinkFor('0112345678');
  expect(list).toContain('Create link');
  expect(made).toContain('Call it and read the link out');
  expect(made).toMatch(/\/reset-password\/[\w-]{43}/);
  for (const page of [list, made]) expect(page).not.toMatch(/wa\.me\/94|Send by WhatsApp/);
});
