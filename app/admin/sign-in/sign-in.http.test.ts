import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';

let server: InProcessShop;
beforeAll(async () => {
  server = await openInProcess({ demo: true });
});
afterAll(() => server?.close());

function signIn(fields: Record<string, string>, visitor = server.visitor()) {
  return visitor.post('/admin/sign-in', { ...fields });
}

test('signing in sets each cookie by a header of its own, and redirects to the requested page', async () => {
  const response = await signIn({ ...server.demoCredentials, next: '/admin/orders?page=2' });
  expect([response.status, response.headers.get('Location')]).toEqual([
    302,
    '/admin/orders?page=2',
  ]);
  const names = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(names).toEqual(['sandhi.session_token', 'sandhi_device', 'sandhi_flash']);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});

test('a requested page outside of the panel is replaced by the dashboard', async () => {
  for (const next of ['//evil.example', 'https://evil.example', '/checkout', '/\\evil.example']) {
    const response = await signIn({ ...server.demoCredentials, next });
    expect(response.headers.get('Location'), next).toBe('/admin/dashboard');
  }
});

test('an empty field is named, and the password is never sent back', async () => {
  const empty = await signIn({ username: ' ', password: '' });
  expect(empty.status).toBe(422);
  expect(empty.body).toContain('Please enter your username.');
  expect(empty.body).toContain('Please enter your password.');
  const wrong = await signIn({ username: '"><script>', password: 'a-wrong-secret' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).not.toContain('a-wrong-secret');
  expect(wrong.body).not.toContain('"><script>');
});

test('after ten wrong passwords the next attempt is refused, with the minutes to wait', async () => {
  for (let guess = 0; guess < 10; guess += 1) {
    expect((await signIn({ username: 'somebody', password: `guess-${guess}` })).status).toBe(401);
  }
  const { status, headers, body } = await signIn({ username: 'Somebody', password: 'guess' });
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(14 * 60);
  expect(body).toContain('Too many attempts. Please try again in 15 minutes.');
});

test('while the database is down signing in fails with an explanation, and the panel offers to try again', async () => {
  const visitor = server.visitor();
  await signIn({ ...server.demoCredentials }, visitor);
  server.database('refuses');

  const failed = await signIn({ username: 'admin', password: 'anything', next: '/admin/orders' });
  expect(failed.status).toBe(503);
  expect(failed.body).toContain('Login failed. Please try again.');
  expect(failed.body).toContain('value="/admin/orders"');

  const page = await visitor.get('/admin/orders');
  expect(page.status).toBeGreaterThanOrEqual(500);
  expect(page.body).toContain('Try again');
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
});
