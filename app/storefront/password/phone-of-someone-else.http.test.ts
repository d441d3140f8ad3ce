import { afterEach, beforeEach, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anOrder } from '#test/order.ts';
import { anOwner } from '#test/shop.ts';
import type { Visitor } from '#test/visitor.ts';

const password = 'sesame-and-turmeric';
const victimsPhone = '+94778538643';

let shop: InProcessShop;
let owner: Visitor;
beforeEach(async () => {
  shop = await openInProcess();
  owner = await shop.signedIn((await anOwner(shop.shop)).actor.userId);
  await anOrder(shop.shop, { customerPhone: victimsPhone, customerName: 'Victim Vithanage' });
});
afterEach(() => shop.close());

async function signUp(identifier: string, name = 'Mallory') {
  const visitor = shop.visitor();
  const { status } = await visitor.post('/sign-up', { name, identifier, password });
  return { visitor, status };
}

/** Sends every requested link, as the owner does. Returns the phone, the text and the path of each. */
async function sendRequestedLinks() {
  const { body } = await owner.get('/admin/reset-requests');
  const sent = [];
  for (const [, requestId = ''] of body.matchAll(/name="requestId" value="([\w-]+)"/g)) {
    const made = await owner.post('/admin/reset-requests', { requestId, intent: 'send' });
    const href = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(made.body)?.[1] ?? '';
    const whatsApp = new URL(href.replaceAll('&amp;', '&'));
    const text = whatsApp.searchParams.get('text') ?? '';
    const path = /\/reset-password\/[\w-]{43}/.exec(text)?.[0] ?? '';
    sent.push({ phone: whatsApp.pathname.slice(1), text, path });
  }
  return sent;
}

const requestReset = (identifier: string) =>
  shop.visitor().post('/forgot-password', { identifier });
const detailsOf = async (visitor: Visitor) =>
  JSON.parse((await visitor.get('/account/data.json')).body);
const changePhone = (visitor: Visitor, phone: string) =>
  visitor.post('/account/details', { name: 'Mallory', email: '', phone, password });

test('a reset link for the old phone of an account becomes invalid when the phone changes, and links no orders of the new number', async () => {
  const { visitor } = await signUp('0717105814');
  await requestReset('0717105814');
  const [{ phone, path: link } = { phone: '', path: '' }] = await sendRequestedLinks();
  expect(phone).toBe('94717105814');
  expect((await changePhone(visitor, '0778538643')).status).toBe(303);
  await requestReset('0778538643');

  expect((await shop.visitor().get(link)).status).toBe(410);
  await shop.visitor().post(link, { password: 'another-turmeric' });
  const visitorAgain = shop.visitor();
  const signedIn = await visitorAgain.post('/sign-in', { identifier: '0778538643', password });
  expect(signedIn.status).toBe(303);
  expect(await detailsOf(visitorAgain)).toMatchObject({
    account: { isPhoneConfirmed: false },
    orders: [],
  });
});

test("a phone number in a stranger's account does not hinder its holder, whose reset link takes it from the stranger", async () => {
  const squatter = await signUp('squat@example.lk');
  const details = { name: 'Mallory', email: 'squat@example.lk', phone: '0778538643', password };
  expect((await squatter.visitor.post('/account/details', details)).status).toBe(303);

  const kamala = await signUp('0778538643', 'Kamala');
  expect(kamala.status).toBe(303);
  await requestReset('0778538643');
  const links = await sendRequestedLinks();
  expect(links.every(({ phone }) => phone === victimsPhone.slice(1))).toBe(true);
  const kamalasLink = links.find(({ text }) => text.includes('Hello Kamala'))?.path ?? '';
  const reset = await shop.visitor().post(kamalasLink, { password: 'her-own-turmeric' });
  expect(reset.headers.get('Location')).toBe('/reset-password');
  for (const { path } of links.filter((link) => link.path !== kamalasLink)) {
    expect((await owner.get(path)).status).toBe(410);
  }

  const signedIn = shop.visitor();
  await signedIn.post('/sign-in', { identifier: '0778538643', password: 'her-own-turmeric' });
  expect(await detailsOf(signedIn)).toMatchObject({
    account: { name: 'Kamala', isPhoneConfirmed: true },
    orders: [{}],
  });
  // Tells the stranger at the next sign-in, even with the phone number as the identifier.
  const stranger = shop.visitor();
  const strangerSignedIn = await stranger.post('/sign-in', { identifier: '0778538643', password });
  expect(strangerSignedIn.headers.get('Location')).toBe('/account/details');
  expect((await stranger.get('/account/details')).body).toContain(
    'was confirmed by another account',
  );
  expect((await signUp('0778538643')).status).toBe(409);
});
