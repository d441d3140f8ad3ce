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

const retryMs = 10_000;

/**
 * Returns the loader data, refreshed from a URL when the news or `ticks` change and the page is idle. Fetches by itself, and
 * again after a failure, because a failed revalidation of the router would replace the page and lose what was typed.
 */
export function useLiveData<Data extends Serializable>(loaded: Data, url: string, ticks = 0): Data {
  const { version: news } = useNews();
  const [retries, setRetries] = useState(0);
  const version = news + ticks + retries;
  const fetchedVersion = useRef(version);
  const [refreshed, setRefreshed] = useState<{ replaces: Data; data: Data }>();
  const current = useWhenIdle(refreshed);
  useEffect(() => {
    if (fetchedVersion.current === version) return undefined;
    fetchedVersion.current = version;
    const controller = new AbortController();
    let retry: ReturnType<typeof setTimeout> | undefined;
    void fetchData<Data>(url, controller.signal).then((data) => {
      if (data) setRefreshed({ replaces: loaded, data });
      else if (!controller.signal.aborted) {
        retry = setTimeout(() => setRetries((count) => count + 1), retryMs);
      }
    });
    return () => {
      controller.abort();
      clearTimeout(retry);
    };
  }, [version, url, loaded]);
  return current?.replaces === loaded ? current.data : loaded;
}

async function fetchData<Data>(url: string, signal: AbortSignal): Promise<Data | undefined> {
  try {
    const response = await fetch(asBackgroundUrl(url), { signal });
    return response.ok ? ((await response.json()) as Data) : undefined;
  } catch {
    return undefined;
  }
}
