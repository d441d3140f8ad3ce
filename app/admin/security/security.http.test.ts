import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { anAccount } from '#test/running-shop.ts';

const credentials = { username: 'kamala', password: 'sesame-and-turmeric' };

let shop: InProcessShop;

beforeAll(async () => {
  shop = await openInProcess();
  await anAccount(shop.running, { ...credentials, owner: true });
});
afterAll(() => shop?.close());

test('after another owner switched two-factor off, the form of an older page does not begin to switch it on', async () => {
  const owner = shop.visitor();
  await owner.post('/admin/sign-in', credentials);
  const { password } = credentials;
  for (const change of ['off', 'replace', 'recovery-codes']) {
    const sent = { change, password, code: '123456' };
    const { status, headers } = await owner.post('/admin/security', sent);
    expect([status, headers.get('Location')], change).toEqual([303, '/admin/security']);
  }
  const page = await owner.get('/admin/security');
  expect(page.body).toContain('Two-factor authentication is off');

  const switchedOn = await owner.post('/admin/security', { password });
  expect(switchedOn.headers.get('Location')).toContain('/admin/second-factor/enrol');
});
