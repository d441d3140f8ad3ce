import { afterEach, expect, test, vi } from 'vitest';
import { recordContactMessage } from '#domain/support/record-contact-message.server.ts';
import { type InProcessShop, openInProcess } from '#test/in-process-shop.ts';
import { aPushDevice } from '#test/push-devices.ts';
import { openPushService } from '#test/push-service.ts';
import { anOwner } from '#test/shop.ts';

let shop: InProcessShop;
afterEach(() => shop.close());

const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const keys = {
  p256dh: Buffer.alloc(65, 4).toString('base64url'),
  auth: Buffer.alloc(16, 1).toString('base64url'),
};
const fromPhone = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 10) Chrome/140.0 Mobile Safari/537.36',
};

test('an owner’s device is listed until the owner signs out', async () => {
  shop = await openInProcess({ demo: true });
  const owner = shop.visitor();
  const { username = '', password = '' } = shop.demoCredentials ?? {};
  const credentials = { username, password };
  await owner.post('/admin/sign-in', credentials);

  const device = { endpoint, ...keys };
  const added = await owner.post('/admin/notifications/device.data', device, fromPhone);
  expect(added.status).toBe(200);
  const { body } = await owner.get('/admin/notifications');
  expect(body).toContain('Chrome, Android');
  expect(body).not.toContain('fcm.googleapis.com');

  await owner.post('/admin/sign-in', credentials);
  expect((await owner.get('/admin/notifications')).body).toContain('Chrome, Android');
  await owner.post('/admin/sign-out', {});
  await owner.post('/admin/sign-in', credentials);
  expect((await owner.get('/admin/notifications')).body).not.toContain('Chrome, Android');
});

test('a device whose endpoint is at no known push service, or without its keys, is refused', async () => {
  shop = await openInProcess();
  const { actor } = await anOwner(shop.shop);
  const owner = await shop.signedIn(actor.userId);
  const send = (fields: Record<string, string>) =>
    owner.post('/admin/notifications/device.data', fields, fromPhone);
  expect((await send({ ...keys, endpoint: 'https://10.0.0.1/' })).status).toBe(409);
  expect((await send({ ...keys, endpoint: 'http://127.0.0.1:1/' })).status).toBe(409);
  expect((await send({ endpoint })).status).toBe(422);
});

test('an enquiry reaches the device of an owner through its push service', async () => {
  const service = await openPushService();
  shop = await openInProcess();
  await aPushDevice(await anOwner(shop.shop), service.subscribe());
  const enquiry = { name: 'Kamala', phone: '+94771234567', email: '', message: 'My knee hurts' };
  await recordContactMessage(shop.shop, enquiry);
  shop.startBackgroundJobs();

  await vi.waitFor(() => expect(service.received).toHaveLength(1), { timeout: 10_000 });
  const [push] = service.received;
  expect(push?.payload).toMatchObject({
    title: 'New message from the contact form',
    url: expect.stringMatching(/\/admin\/inbox\/[\w-]{36}$/),
  });
  expect(JSON.stringify(push)).not.toMatch(/Kamala|knee|77123/);
  expect(push?.vapid.key).toBe(shop.running.pushKey);
  await service.close();
});

test('the panel is an app of its own, whose service worker caches no page', async () => {
  shop = await openInProcess({ demo: true });
  const visitor = shop.visitor();
  const manifest = JSON.parse((await visitor.get('/panel.webmanifest')).body);
  expect(manifest).toMatchObject({ scope: '/admin', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await visitor.get(src)).status).toBe(200);
  expect((await visitor.get('/admin')).body).toContain('href="/panel.webmanifest"');
  expect((await visitor.get('/')).body).not.toContain('panel.webmanifest');

  const { status, headers, body } = await visitor.get('/admin/push-worker.js');
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toContain('javascript');
  expect(body).not.toMatch(/'fetch'|caches/);
});
