import { useSyncExternalStore } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** What could not be sent or loaded because the connection broke. Kept until the next try. */
export type Lost = {
  /** A form without a response, or a page that could not be opened. */
  what: 'form' | 'page';
  /** What failed, in the words of the route that it went to. */
  said?: Bilingual | undefined;
};

/** What a route provides, in its `handle`, for forms that are sent to it and never answered. */
export type LostFormHandle = {
  lostForm?: {
    /** What failed, such as 'Failed to save product'. `null` shows nothing: nobody has pressed anything. */
    say?: (form: FormData) => Bilingual | null;
    /** What the action returns on its own page when it fails, where that page has words for it. */
    answer?: (form: FormData) => unknown;
  };
};

let lost: Lost | undefined;
const listeners = new Set<() => void>();

export function setLost(now: Lost | undefined): void {
  lost = now;
  for (const changed of listeners) changed();
}

/** Returns what is currently lost, while the page that it was sent from stays as it was. */
export function useLost(): Lost | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function current(): Lost | undefined {
  return lost;
}
