import { useSyncExternalStore } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** What could not be sent or loaded because the connection broke. Kept until the next attempt. */
export type FailedRequest = {
  /** A form without a response, or a page that could not be opened. */
  what: 'form' | 'page';
  /** What failed, in the words of the route that it went to. */
  said?: Bilingual | undefined;
  /** Why, where the shop said so. */
  why?: Bilingual | undefined;
  /** The address to try again, of a page. */
  to?: string;
};

/** What a route provides, in its `handle`, for forms that are sent to it and never answered. */
export type FailedRequestHandle = {
  failedRequest?: {
    /** What failed, such as 'Failed to save product'. `null` shows nothing: nobody has pressed anything. */
    say?: (form: FormData) => Bilingual | null;
    /** What the action returns on its own page when it fails, where that page has words for it. */
    answer?: (form: FormData, why: Bilingual | undefined) => unknown;
  };
};

let failed: FailedRequest | undefined;
const listeners = new Set<() => void>();

export function setFailedRequest(request: FailedRequest | undefined): void {
  failed = request;
  for (const changed of listeners) changed();
}

/** Returns the request that failed, if any; the page that it was sent from stays as it was. */
export function useFailedRequest(): FailedRequest | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function current(): FailedRequest | undefined {
  return failed;
}
