import { useEffect, useRef, useState } from 'react';
import { asBackgroundUrl } from '#web/guards/background.ts';
import { useNews } from './news-context.tsx';
import { useWhenIdle } from './use-when-idle.ts';

/** Data that survives JSON unchanged, unlike dates. */
type Serializable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Serializable[]
  | { readonly [name: string]: Serializable };

/**
 * Returns the loader data, refreshed from a URL when the news or `ticks` change and the page is idle. Fetches by itself, and
 * again after a failure, because a failed revalidation of the router would replace the page and lose what was typed.
 */
export function useLiveData<Data extends Serializable>(loaded: Data, url: string, ticks = 0): Data {
  const { version: news } = useNews();
  const version = news + ticks;
  const fetchedVersion = useRef(version);
  const signedOutState = useRef<{ loaded: Data; news: number }>(undefined);
  const [refreshed, setRefreshed] = useState<{ replaces: Data; data: Data }>();
  const current = useWhenIdle(refreshed);
  useEffect(() => {
    const isSignedOut =
      signedOutState.current?.loaded === loaded && signedOutState.current.news === news;
    if (fetchedVersion.current === version || isSignedOut) return undefined;
    fetchedVersion.current = version;
    return fetchWithRetries<Data>(url, {
      onData: (data) => setRefreshed({ replaces: loaded, data }),
      onSignedOut: () => {
        signedOutState.current = { loaded, news };
      },
    });
  }, [version, news, url, loaded]);
  return current?.replaces === loaded ? current.data : loaded;
}

const retryMs = 10_000;
const signedOut = Symbol('signed out');

type FetchHandlers<Data> = { onData: (data: Data) => void; onSignedOut: () => void };

/** Fetches data, again after each failure until the session has ended. Returns a function that stops it. */
export function fetchWithRetries<Data>(url: string, { onData, onSignedOut }: FetchHandlers<Data>) {
  const controller = new AbortController();
  let retry: ReturnType<typeof setTimeout> | undefined;
  const attempt = async () => {
    const data = await fetchData<Data>(url, controller.signal);
    if (controller.signal.aborted) return;
    if (data === signedOut) onSignedOut();
    else if (data) onData(data);
    else retry = setTimeout(() => void attempt(), retryMs);
  };
  void attempt();
  return () => {
    controller.abort();
    clearTimeout(retry);
  };
}

async function fetchData<Data>(
  url: string,
  signal: AbortSignal,
): Promise<Data | typeof signedOut | undefined> {
  try {
    const response = await fetch(asBackgroundUrl(url), { signal });
    if (response.status === 401 || response.status === 403) return signedOut;
    return response.ok ? ((await response.json()) as Data) : undefined;
  } catch {
    return undefined;
  }
}
