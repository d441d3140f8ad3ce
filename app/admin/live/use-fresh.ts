import { useEffect, useRef, useState } from 'react';
import { inBackground } from '#web/guards/background.ts';
import { useNews } from './news-context.tsx';
import { useWhenFree } from './use-when-free.ts';

/** Data that JSON does not change: a date, for one, would come back as a text. */
type Sendable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Sendable[]
  | { readonly [name: string]: Sendable };

/**
 * Returns what the page has loaded, or what that address has since something changed or `looks` grew, once the page is free. Fetches
 * it in the background and not by the router, for whom a failure on the way would end the page with all that was typed into it.
 */
export function useFresh<Data extends Sendable>(loaded: Data, address: string, looks = 0): Data {
  const { version: news } = useNews();
  const version = news + looks;
  const known = useRef(version);
  const [arrived, setArrived] = useState<{ instead: Data; data: Data }>();
  const fresh = useWhenFree(arrived);
  useEffect(() => {
    if (known.current === version) return undefined;
    known.current = version;
    const asking = new AbortController();
    void readNow<Data>(address, asking.signal).then((data) => {
      if (data) setArrived({ instead: loaded, data });
    });
    return () => asking.abort();
  }, [version, address, loaded]);
  return fresh?.instead === loaded ? fresh.data : loaded;
}

async function readNow<Data>(address: string, signal: AbortSignal): Promise<Data | undefined> {
  try {
    const answer = await fetch(inBackground(address), { signal });
    return answer.ok ? ((await answer.json()) as Data) : undefined;
  } catch {
    return undefined;
  }
}
