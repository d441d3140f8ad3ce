const workerPath = '/admin/push-worker.js';
/** Of the worker: nothing of the shop is inside of it. */
const scope = '/admin/';

export type BrowserObstacle = 'unsupported' | 'insecure' | 'denied' | 'failed';

/** Returns why this browser cannot show notifications; undefined where it can, or will ask. */
export function obstacleHere(): BrowserObstacle | undefined {
  if (!window.isSecureContext) return 'insecure';
  const canShow =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canShow) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Whether the browser holds a subscription for the key of this shop. */
export async function isSubscribed(pushKey: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? isFor(subscription, pushKey) : false;
}

/** Asks for permission and subscribes. Returns what the server has to know. */
export async function subscribe(pushKey: string): Promise<Record<string, string>> {
  const registration = await register();
  const older = await registration.pushManager.getSubscription();
  // A subscription is bound to its key: with another one the browser would refuse.
  if (older && !isFor(older, pushKey)) await older.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(pushKey),
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

export type Shown = { title: string; body: string; lang: string; url: string; tag: string };

/** Shows a notification as the worker would show one that was sent. */
export async function showExample(shown: Shown): Promise<void> {
  const { active } = await register();
  active?.postMessage(shown);
}

/** Throws where the permission is not given. */
async function register(): Promise<ServiceWorkerRegistration> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('Not permitted.');
  await navigator.serviceWorker.register(workerPath, { scope });
  return navigator.serviceWorker.ready;
}

function isFor(subscription: PushSubscription, pushKey: string): boolean {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return key.join() === bytesOf(pushKey).join();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
