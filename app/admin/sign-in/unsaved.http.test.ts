import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '#domain/accounts/tables.server.ts';
import { products } from '#domain/catalog/tables.server.ts';
import { codeNow } from '#test/authenticator-code.ts';
import { openPanelShop } from '#test/panel-shop.ts';
import { anAccount } from '#test/running-shop.ts';
import { anEnrolment } from '#test/second-factor.ts';
import { anOwner } from '#test/shop.ts';
import type { Visitor } from '#test/visitor.ts';
import { secondFactorCipher } from '#web/sign-in/second-factor.server.ts';

const credentials = { username: 'kamala', password: 'sesame-and-turmeric' };
const product = {
  nameEn: 'Oil "100 ml" & more',
  nameSi: 'සන්ධි සහන තෛලය',
  descriptionEn: 'A long text that took half an hour to write.',
  descriptionSi: 'වෙහෙසට පත් සන්ධිවලට සහනයක්.',
  priceLkr: '3800',
  stock: '25',
  images: '/pictures/oil-100-800.webp',
};

let panel: Awaited<ReturnType<typeof openPanelShop>>;
let kamala: Visitor;

beforeAll(async () => {
  panel = await openPanelShop();
  await anAccount(panel.running, { ...credentials, owner: true });
  kamala = panel.visitor();
  await kamala.post('/admin/sign-in', { ...credentials, next: '/admin/products/new' });
});
afterAll(() => panel?.close());

/** Returns the names and values of the hidden fields, as a browser reads them. */
function hiddenFields(body: string): [string, string][] {
  const fields = [...body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return fields.map(([, name = '', value = '']) => [plain(name), plain(value)]);
}

function plain(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

test('a form that is sent after the session has ended is kept, and is saved after signing in again', async () => {
  expect((await kamala.get('/admin/products/new')).status).toBe(200);
  await panel.running.shop.db
    .update(sessions)
    .set({ panelUsedAt: new Date(Date.now() - 31 * 60_000) });
  const cookie = kamala.cookies.get('sandhi.session_token');

  const late = await kamala.post('/admin/products/new', product);
  expect(late.status).toBe(401);
  expect(late.body).toContain('it was not used for a while');
  expect(late.body).toContain('What you typed is kept');
  expect(kamala.cookies.get('sandhi.session_token')).toBe(cookie);
  const carried = Object.fromEntries(hiddenFields(late.body));

  const wrong = await kamala.post('/admin/sign-in', { ...carried, ...credentials, password: 'no' });
  expect(Object.fromEntries(hiddenFields(wrong.body))).toEqual(carried);

  const resumed = await kamala.post('/admin/sign-in', { ...carried, ...credentials });
  expect(resumed.status).toBe(200);
  expect(resumed.body).toContain('What you typed is not lost');
  expect(resumed.body).toContain('action="/admin/products/new"');
  const fields = hiddenFields(resumed.body);
  expect(Object.fromEntries(fields)).toEqual(product);
  expect(kamala.cookies.get('sandhi.session_token')).not.toBe(cookie);

  const before = await panel.running.shop.db.$count(products);
  const saved = await kamala.post('/admin/products/new', new URLSearchParams(fields));
  expect(saved.status).toBe(303);
  expect(await panel.running.shop.db.$count(products)).toBe(before + 1);
});

test('a form that is sent after another admin switched two-factor on is kept until an app is set up', async () => {
  const { running } = panel;
  await anEnrolment(await anOwner(running.shop), secondFactorCipher(running));
  const late = await kamala.post('/admin/products/new', { ...product, nameEn: 'Balm' });
  expect(late.status).toBe(401);
  expect(late.body).toContain('What you typed is kept');

  const enrol = (body: string, code = '') => {
    const carried = Object.fromEntries(hiddenFields(body));
    return kamala.post('/admin/second-factor/enrol', { ...carried, code });
  };
  const begun = await enrol(late.body);
  const [, secret = ''] = /secret=([A-Z2-7]+)/.exec(begun.body) ?? [];
  const wrong = await enrol(begun.body, 'no code');
  expect(wrong.status).toBe(422);
  const enrolled = await enrol(wrong.body, codeNow(secret, running.shop.now()));
  expect(enrolled.body).toContain('Your recovery codes');

  const resumed = await enrol(enrolled.body);
  expect(resumed.body).toContain('What you typed is not lost');
  const fields = hiddenFields(resumed.body);
  expect(Object.fromEntries(fields)).toEqual({ ...product, nameEn: 'Balm' });
  const saved = await kamala.post('/admin/products/new', new URLSearchParams(fields));
  expect(saved.status).toBe(303);
});

test('an unsaved form is kept by the sign-in that follows too many wrong codes', async () => {
  const other = panel.visitor();
  await other.post('/admin/sign-in', credentials);
  const late = await other.post('/admin/products/new', product);
  const carried = Object.fromEntries(hiddenFields(late.body));
  expect(carried['unsaved']).toBeDefined();
  const guess = { ...carried, kind: 'app', code: '000000' };
  let response = late;
  for (let guesses = 0; guesses < 6 && !response.body.includes('name="password"'); guesses += 1) {
    response = await other.post('/admin/second-factor', guess);
  }
  expect(response.status).toBe(401);
  expect(response.body).toContain('Too many wrong codes');

  const kept = Object.fromEntries(hiddenFields(response.body));
  const resumed = await other.post('/admin/sign-in', { ...kept, ...credentials });
  expect(Object.fromEntries(hiddenFields(resumed.body))).toEqual(product);
});

test('an unsaved form is kept if the session ends before the code or the enrolment is sent', async () => {
  const other = panel.visitor();
  await other.post('/admin/sign-in', credentials);
  const late = await other.post('/admin/products/new', product);
  const { unsaved = '' } = Object.fromEntries(hiddenFields(late.body));
  await other.post('/admin/sign-out', {});
  const response = await other.post('/admin/second-factor', {
    kind: 'app',
    code: '123456',
    unsaved,
  });
  expect(Object.fromEntries(hiddenFields(response.body))['unsaved']).toBe(unsaved);

  await other.post('/admin/sign-in', credentials);
  const step = { intent: 'confirm', code: '123456', unsaved };
  const setUp = await other.post('/admin/second-factor/enrol', step);
  expect(setUp.status).toBe(401);
  expect(Object.fromEntries(hiddenFields(setUp.body))['unsaved']).toBe(unsaved);
});

test('an unsaved form is kept if the admin signs in, or sets two-factor up, in another tab first', async () => {
  const other = panel.visitor();
  await other.post('/admin/sign-in', credentials);
  const late = await other.post('/admin/products/new', product);
  const { unsaved = '' } = Object.fromEntries(hiddenFields(late.body));
  await panel.running.shop.db.update(sessions).set({ secondFactorAt: new Date() });

  const wrong = { ...credentials, password: 'no', unsaved };
  const refused = await other.post('/admin/sign-in', wrong);
  expect(Object.fromEntries(hiddenFields(refused.body))['unsaved']).toBe(unsaved);

  const response = await other.post('/admin/second-factor', {
    kind: 'app',
    code: '123456',
    unsaved,
  });
  expect(response.body).toContain('What you typed is not lost');
  expect(Object.fromEntries(hiddenFields(response.body))).toEqual(product);

  const step = { intent: 'confirm', code: '123456', unsaved };
  const finished = await other.post('/admin/second-factor/enrol', step);
  expect(finished.body).toContain('was finished in another window');
  const carried = Object.fromEntries(hiddenFields(finished.body));
  const setUp = await other.post('/admin/second-factor/enrol', carried);
  expect(Object.fromEntries(hiddenFields(setUp.body))).toEqual(product);
});
