import { useSyncExternalStore } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';

/** A form or page for which no complete response of the shop arrived. Kept until the next attempt. */
export type FailedRequest = {
  /** A form without a response, or a page that could not be opened. */
  what: 'form' | 'page';
  /** Says what failed: for a form, the route's own text; for a page, the shop's busy message, if it sent one. */
  message?: Bilingual | undefined;
  /** Says why a form failed: the shop's busy message, if it sent one. */
  why?: Bilingual | undefined;
  /** The URL to open again, for a page. */
  to?: string;
};

/** The `handle` of a route that has its own texts for a form without a response. */
export type FailedRequestHandle = {
  failedRequest?: {
    /** Returns the text, such as 'Failed to save product'; `null` shows nothing, for forms that nobody submitted. */
    messageOf?: (form: FormData) => Bilingual | null;
    /** Returns action data for the route's own page, where that page shows the failure itself. */
    answer?: (form: FormData, why: Bilingual | undefined) => unknown;
  };
};

let failed: FailedRequest | undefined;
const listeners = new Set<() => void>();

export function setFailedRequest(request: FailedRequest | undefined): void {
  failed = request;
  for (const listener of listeners) listener();
}

/** Returns the request that failed, if any; the page that it was sent from stays as it was. */
export function useFailedRequest(): FailedRequest | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined);
}

/** Returns whether the form that was sent last got no complete response. */
export function hasFailedForm(): boolean {
  return failed?.what === 'form';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function current(): FailedRequest | undefined {
  return failed;
}
