import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { addToWishlist } from '#test/signing-in.ts';
import { thoroughTest } from '#test/thorough-test.ts';
import type { Visitor } from '#test/visitor.ts';

const password = 'sesame-and-turmeric';
const knownEmail = 'kamala@example.lk';
const unknownEmail = 'nobody@example.lk';

let server: InProcessShop;
beforeAll(async () => {
  server = await openInProcess({ demo: true, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await signUp(server.visitor(), knownEmail);
});
afterAll(() => server?.close());

function signUp(visitor: Visitor, identifier: string) {
  return visitor.post('/sign-up', { name: 'Kamala Silva', identifier, password });
}

async function nameOf(visitor: Visitor) {
  const { account } = JSON.parse((await visitor.get('/account/me')).body);
  return account?.name;
}

test('a sign-in sets private cookies, and redirects only within the shop', async () => {
  const response = await server
    .visitor()
    .post('/sign-in', { identifier: knownEmail, password, next: '/cart' });
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/cart']);
  const names = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(names).toEqual(['sandhi.session_token', 'sandhi_device']);
  expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/sign-out']) {
    const response = await server
      .visitor()
      .post('/si/sign-in', { identifier: knownEmail, password, next });
    expect(response.headers.get('Location'), next).toBe('/si/account');
  }
});

test('known and unknown identifiers get the same status, headers and page', async () => {
  const seen = [];
  for (const identifier of [knownEmail, unknownEmail]) {
    const { status, headers, body } = await server
      .visitor()
      .post('/sign-in', { identifier, password: 'not-the-password' });
    expect(body).not.toContain('not-the-password');
    const page = body.replaceAll(identifier, '').replaceAll(/nonce="[^"]*"/g, '');
    seen.push({ status, names: [...headers.keys()], page });
  }
  expect(seen[0]?.status).toBe(401);
  expect(seen[1]).toEqual(seen[0]);
});

test('a session cookie is invalid after signing out, even in a browser to which it was copied', async () => {
  const owner = server.visitor();
  await owner.post('/sign-in', { identifier: knownEmail, password });
  const thief = server.visitor();
  for (const [name, value] of owner.cookies) thief.cookies.set(name, value);
  expect(await nameOf(thief)).toBe('Kamala Silva');

  const response = await owner.post('/sign-out', {});
  expect([response.status, response.headers.get('Location')]).toEqual([303, '/']);
  expect([...owner.cookies.keys()]).toEqual(['sandhi_device', 'sandhi_signed_out']);
  expect(await nameOf(thief)).toBeUndefined();
  expect((await thief.get('/account')).headers.get('Location')).toBe('/sign-in?next=%2Faccount');
});

test('a link signs nobody out, and neither does a form of another site', async () => {
  const visitor = server.visitor();
  await visitor.post('/sign-in', { identifier: knownEmail, password });
  expect((await visitor.get('/sign-out')).status).toBe(302);
  const forged = await visitor.post('/sign-out', {}, { Origin: 'https://evil.example' });
  expect(forged.status).toBe(403);
  expect(await nameOf(visitor)).toBe('Kamala Silva');
});

thoroughTest(
  'after ten wrong passwords other browsers are told how long to wait, and the customer’s own browser can still sign in',
  async () => {
    const own = server.visitor();
    await signUp(own, '0771234567');
    for (let guess = 0; guess < 10; guess += 1) {
      const wrong = { identifier: '077 123 4567', password: `guess-${guess}` };
      const from = { 'X-Forwarded-For': `10.0.0.${guess}` };
      expect((await server.visitor().post('/sign-in', wrong, from)).status).toBe(401);
    }
    const right = { identifier: '+94771234567', password };
    const { status, headers, body } = await server.visitor().post('/sign-in', right);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(14 * 60);
    expect(body).toContain('Too many attempts. Please try again in 15 minutes.');
    expect((await own.post('/sign-in', right)).status).toBe(303);
  },
);

test('the message about a product that a guest put on the wishlist is kept for the page that shows it, and is returned once', async () => {
  const guest = server.visitor();
  const home = (await guest.get('/')).body;
  const productId = /name="productId" value="([0-9a-f-]{36})"/.exec(home)?.[1] ?? '';
  await addToWishlist(guest, productId);
  await guest.post('/sign-in', { identifier: knownEmail, password, next: '/cart' });
  await guest.get('/cart');
  await guest.get('/account');
  const me = JSON.parse((await guest.get('/account/me')).body);
  expect(me.wishlistMessage).toEqual({ kind: 'success', code: 'added' });
  const later = JSON.parse((await guest.get('/account/me')).body);
  expect(later.wishlistMessage).toBeUndefined();
});

test('a session works in shop and panel, and signing out of the panel ends it in the shop', async () => {
  const admin = server.visitor();
  await admin.post('/admin/sign-in', { ...server.demoCredentials });
  const me = JSON.parse((await admin.get('/account/me')).body);
  expect(me.account).toMatchObject({ isAdmin: true });
  await admin.post('/admin/sign-out', {});
  expect(await nameOf(admin)).toBeUndefined();
});

test('while the database is down a sign-in fails with a message, and a sign-up fails', async () => {
  server.database('refuses');
  const failed = await server.visitor().post('/sign-in', { identifier: knownEmail, password });
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect(failed.body).toContain(
    'The service is not available right now. Please try again shortly.',
  );
  expect((await signUp(server.visitor(), 'late@example.lk')).status).toBeGreaterThanOrEqual(500);
});
