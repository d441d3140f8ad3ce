import { useEffect, useState } from 'react';
import { href, useFetcher } from 'react-router';
import type { action } from './device.route.ts';
import type { Obstacle } from './notifications.copy.ts';

type State = { isHere: boolean; isBusy: boolean; obstacle: Obstacle | undefined };

/** Switches notifications on in this browser, and says whether they are. Undefined until the browser was asked. */
export function usePush({ pushKey, isKnown }: { pushKey: string; isKnown: boolean }) {
  const [state, setState] = useState<State>();
  const fetcher = useFetcher<typeof action>();

  useEffect(() => {
    const obstacle = obstacleHere();
    if (obstacle) return setState({ isHere: false, isBusy: false, obstacle });
    let isOver = false;
    const say = (isHere: boolean) => {
      if (!isOver) setState({ isHere, isBusy: false, obstacle: undefined });
    };
    isSubscribed(pushKey).then(say, () => say(false));
    return () => {
      isOver = true;
    };
  }, [pushKey]);

  const attempt = async (work: () => Promise<void>) => {
    setState({ isHere: false, isBusy: true, obstacle: undefined });
    try {
      await work();
      setState({ isHere: true, isBusy: false, obstacle: undefined });
    } catch {
      setState({ isHere: false, isBusy: false, obstacle: obstacleHere() ?? 'failed' });
    }
  };
  const switchOn = () =>
    attempt(async () => {
      const device = await subscribe(pushKey);
      await fetcher.submit(device, { method: 'post', action: href('/admin/notifications/device') });
    });
  const refused = fetcher.data?.obstacle;
  return {
    isReady: state !== undefined,
    isOn: state?.isHere === true && isKnown,
    isBusy: state?.isBusy === true || fetcher.state !== 'idle',
    obstacle: state?.obstacle ?? refused,
    switchOn,
    showExample: (shown: Shown) => attempt(() => showExample(shown)),
    forgetHere: () => void unsubscribe().catch(() => undefined),
  };
}

const workerPath = '/admin/push-worker.js';
/** Of the worker: nothing of the shop is inside of it. */
const scope = '/admin/';

type BrowserObstacle = 'unsupported' | 'insecure' | 'denied' | 'failed';

/** Returns why this browser cannot show notifications; undefined where it can, or will ask. */
function obstacleHere(): BrowserObstacle | undefined {
  if (!window.isSecureContext) return 'insecure';
  const canShow =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canShow) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Whether the browser holds a subscription for the key of this shop. */
async function isSubscribed(pushKey: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? isFor(subscription, pushKey) : false;
}

/** Asks for permission and subscribes. Returns what the server has to know. */
async function subscribe(pushKey: string): Promise<Record<string, string>> {
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

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

type Shown = { title: string; body: string; lang: string; url: string; tag: string };

/** Shows a notification as the worker would show one that was sent. */
async function showExample(shown: Shown): Promise<void> {
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
