import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { failedRequestCopy } from '#ui/feedback/failed-request.copy.ts';
import { layoutCopy } from './layout.copy.ts';

/** Returns why a part of the page could not be loaded: the browser is offline, or the shop did not answer. */
export function partNotLoaded(): Bilingual {
  return navigator.onLine === false ? failedRequestCopy.offline : layoutCopy.unavailable;
}
