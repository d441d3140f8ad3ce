import { useEffect, useRef, useState } from 'react';
import { href, useFetcher } from 'react-router';
import type { action } from './device.route.ts';
import type { Obstacle } from './notifications.copy.ts';

type State = { hasSubscription: boolean; isBusy: boolean; obstacle: Obstacle | undefined };

type PushOptions = {
  pushKey: string;
  /** Whether this browser is one of the devices that the shop has stored. */
  isStored: boolean;
};

/** Returns the state of notifications in this browser, ready once the browser was queried, and its actions. */
export function usePush({ pushKey, isStored }: PushOptions) {
  const [state, setState] = useState<State>();
  const fetcher = useFetcher<typeof action>();

  useEffect(() => {
    const obstacle = obstacleHere();
    if (obstacle) return setState({ hasSubscription: false, isBusy: false, obstacle });
    let isStale = false;
    const settle = (hasSubscription: boolean) => {
      if (!isStale) setState({ hasSubscription, isBusy: false, obstacle: undefined });
    };
    isSubscribed(pushKey).then(settle, () => settle(false));
    return () => {
      isStale = true;
    };
  }, [pushKey]);

  useUnsubscribeOnRemoval(isStored);

  const attempt = async (work: () => Promise<{ hasSubscription: boolean }>) => {
    const before = state?.hasSubscription ?? false;
    // Clears the server's refusal of the attempt before.
    fetcher.reset();
    setState({ hasSubscription: before, isBusy: true, obstacle: undefined });
    try {
      setState({ ...(await work()), isBusy: false, obstacle: undefined });
    } catch {
      setState({ hasSubscription: before, isBusy: false, obstacle: obstacleHere() ?? 'failed' });
    }
  };
  const switchOn = () =>
    attempt(async () => {
      const device = await subscribe(pushKey);
      await fetcher.submit(device, { method: 'post', action: href('/admin/notifications/device') });
      return { hasSubscription: true };
    });
  const serverObstacle = fetcher.data?.obstacle;
  return {
    isReady: state !== undefined,
    isOn: state?.hasSubscription === true && isStored,
    isBusy: state?.isBusy === true || fetcher.state !== 'idle',
    obstacle: state?.obstacle ?? serverObstacle,
    switchOn,
    showExample: (example: ExampleNotification) =>
      attempt(async () => {
        await showExample(example);
        return { hasSubscription: await isSubscribed(pushKey) };
      }),
  };
}

/** Ends the subscription of this browser once the server has removed the device, not when the button is pressed. */
function useUnsubscribeOnRemoval(isStored: boolean): void {
  const wasStored = useRef(isStored);
  useEffect(() => {
    if (wasStored.current && !isStored) unsubscribe().catch(() => undefined);
    wasStored.current = isStored;
  }, [isStored]);
}

const workerPath = '/admin/push-worker.js';
/** The scope of the service worker: only the panel, so that it never handles pages of shoppers. */
const scope = '/admin/';

type BrowserObstacle = 'unsupported' | 'insecure' | 'denied' | 'failed';

/** Returns why this browser cannot show notifications; undefined if it can, or would ask for permission. */
function obstacleHere(): BrowserObstacle | undefined {
  if (!window.isSecureContext) return 'insecure';
  const canShow =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!canShow) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Returns whether the browser holds a subscription for the key of this shop. */
async function isSubscribed(pushKey: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? hasKey(subscription, pushKey) : false;
}

/** Subscribes, after asking for permission. Returns the fields that the server stores. */
async function subscribe(pushKey: string): Promise<Record<string, string>> {
  const registration = await register();
  const older = await registration.pushManager.getSubscription();
  // A subscription is bound to its key: the browser refuses to subscribe with another key.
  if (older && !hasKey(older, pushKey)) await older.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: decodeBase64Url(pushKey),
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

type ExampleNotification = { title: string; body: string; lang: string; url: string; tag: string };

/** Shows an example through the worker, which also shows real notifications. */
async function showExample(example: ExampleNotification): Promise<void> {
  const { active } = await register();
  active?.postMessage(example);
}

/** Asks for permission and registers the service worker. Throws if the permission is not granted. */
async function register(): Promise<ServiceWorkerRegistration> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('Not permitted.');
  await navigator.serviceWorker.register(workerPath, { scope });
  return navigator.serviceWorker.ready;
}

function hasKey(subscription: PushSubscription, pushKey: string): boolean {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return key.join() === decodeBase64Url(pushKey).join();
}

function decodeBase64Url(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
