import { type BrowserContext, expect, type Page, type Worker } from '@playwright/test';
import { test } from './fixtures.ts';

type Shown = { title: string; body: string; lang: string; tag: string; data: { url: string } };
/** The parts of the global scope of a service worker that the journey uses. */
type Scope = EventTarget & {
  shown: Shown[];
  opened: string[];
  registration: { showNotification(title: string, options: Omit<Shown, 'title'>): Promise<void> };
  clients: { openWindow(url: string): Promise<null> };
};
declare const self: Scope;

test('a push message is shown by the service worker of the panel, and opens its order @thorough', async ({
  browser,
  baseURL,
  ownerSignIn,
}) => {
  const shop = `${baseURL}`;
  const permissions = ['notifications'];
  const context = await browser.newContext({ baseURL: shop, serviceWorkers: 'allow', permissions });
  const page = await context.newPage();
  await ownerSignIn(page);
  await page.goto('/admin/notifications');
  const started = context.waitForEvent('serviceworker');
  await page.getByRole('button', { name: /^Show an example/ }).click();
  const worker = await started;
  await recordIn(worker);

  const order = `${shop}/admin/orders/0b8f6a52-6f39-4c8f-8d4a-2f6f0f1f7a11`;
  const push = { title: 'නව ඇණවුමක්, රු. 3,800', body: 'ORD-1', lang: 'si', tag: 'one' };
  await deliver(context, page, { ...push, url: order });

  const { title, ...options } = push;
  await expect
    .poll(() => worker.evaluate(() => self.shown))
    .toContainEqual(expect.objectContaining({ title, ...options, data: { url: order } }));

  await press(worker, order);
  await press(worker, 'https://elsewhere.example.lk/admin');
  expect(await worker.evaluate(() => self.opened)).toEqual([order, `${shop}/admin/today`]);

  await page.goto('/');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await context.close();
});

test('a device keeps its notifications when the owner answers the question with Stay, and loses them once it is switched off @thorough @desk', async ({
  browser,
  baseURL,
  ownerSignIn,
}) => {
  const permissions = ['notifications'];
  const context = await browser.newContext({
    baseURL: `${baseURL}`,
    serviceWorkers: 'allow',
    permissions,
  });
  await context.addInitScript(subscribeWithoutService);
  const page = await context.newPage();
  await ownerSignIn(page);
  await page.goto('/admin/notifications');
  const isSubscribed = () => page.evaluate(() => sessionStorage.getItem('subscribed') !== null);
  const onMessage = page.getByText('Notifications are on for this device.');
  await page.getByRole('button', { name: /^Switch on/ }).click();
  await expect(onMessage).toBeVisible();
  await expect(onMessage).toBeFocused();
  expect(await isSubscribed()).toBe(true);

  const choice = page.getByRole('checkbox', { name: /^Bank slips/ });
  await choice.click();
  const device = page.getByRole('listitem').filter({ hasText: 'This device' });
  const switchOff = device.getByRole('button', { name: /^Switch off/ });
  await switchOff.click();
  const question = page.getByRole('dialog', { name: /^Leave without saving/ });
  await question.getByRole('button', { name: /^Stay/ }).click();
  await expect(onMessage).toBeVisible();
  expect(await isSubscribed()).toBe(true);

  await choice.click();
  await switchOff.click();
  await expect(onMessage).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Your devices/ })).toBeFocused();
  await expect.poll(isSubscribed).toBe(false);
  await context.close();
});

test('the reason why a device was refused is gone while it is tried again, and once its notifications are on @thorough @desk', async ({
  browser,
  baseURL,
  ownerSignIn,
}) => {
  const permissions = ['notifications'];
  const context = await browser.newContext({
    baseURL: `${baseURL}`,
    serviceWorkers: 'allow',
    permissions,
  });
  await context.addInitScript(subscribeWithoutService);
  const page = await context.newPage();
  await ownerSignIn(page);
  await page.goto('/admin/notifications');
  await page.evaluate(() => sessionStorage.setItem('endpoint', 'https://push.example.lk/one'));
  const switchOn = page.getByRole('button', { name: /^Switch on/ });
  const reason = page.getByText('The notification service of this browser is not known');
  await switchOn.click();
  await expect(reason).toBeVisible();

  await page.evaluate(() => sessionStorage.removeItem('endpoint'));
  const released = Promise.withResolvers<void>();
  await page.route('**/admin/notifications/device.data*', (route) =>
    released.promise.then(() => route.continue()),
  );
  await switchOn.click();
  await expect(switchOn).toHaveAttribute('aria-busy', 'true');
  await expect(reason).toHaveCount(0);
  released.resolve();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await expect(reason).toHaveCount(0);
  await context.close();
});

/** Replaces the push service of a browser, which no test reaches, and keeps whether there is a subscription. */
function subscribeWithoutService() {
  const subscription = () => ({
    options: {
      applicationServerKey: new Uint8Array(JSON.parse(sessionStorage.getItem('subscribed') ?? '[]'))
        .buffer,
    },
    toJSON: () => ({
      endpoint: sessionStorage.getItem('endpoint') ?? 'https://fcm.googleapis.com/fcm/send/journey',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    }),
    unsubscribe: async () => {
      sessionStorage.removeItem('subscribed');
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (sessionStorage.getItem('subscribed') ? subscription() : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      sessionStorage.setItem('subscribed', JSON.stringify([...applicationServerKey]));
      return subscription();
    },
  });
}

/** Records what the worker shows and opens, because a headless browser shows no notifications. */
async function recordIn(worker: Worker) {
  await worker.evaluate(() => {
    self.shown = [];
    self.opened = [];
    self.registration.showNotification = async (title, options) => {
      self.shown.push({ title, ...options });
    };
    self.clients.openWindow = async (url) => {
      self.opened.push(url);
      return null;
    };
  });
}

async function deliver(context: BrowserContext, page: Page, push: object) {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin/'));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(push),
  });
}

/** Presses a notification that leads to this URL. */
async function press(worker: Worker, url: string) {
  await worker.evaluate(async (url) => {
    const working: Promise<unknown>[] = [];
    const event = Object.assign(new Event('notificationclick'), {
      notification: { close: () => undefined, data: { url } },
      waitUntil: (work: Promise<unknown>) => working.push(work),
    });
    self.dispatchEvent(event);
    await Promise.all(working);
  }, url);
}
