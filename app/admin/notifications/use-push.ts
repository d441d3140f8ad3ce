import { useEffect, useState } from 'react';
import { href, useFetcher } from 'react-router';
import {
  isSubscribed,
  obstacleHere,
  type Shown,
  showExample,
  subscribe,
  unsubscribe,
} from './browser-push.ts';
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
