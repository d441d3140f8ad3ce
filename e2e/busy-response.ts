import type { Route } from '@playwright/test';
import { busyCopy } from '#server/admission/busy.copy.ts';

/** Refuses a script's form as an overloaded shop does. Expect `busyErrors` in the browser. */
export function refuseAsBusy(route: Route): Promise<void> {
  if (route.request().method() !== 'POST') return route.fallback();
  const body = JSON.stringify({ busy: busyCopy.formByScript });
  return route.fulfill({ status: 503, contentType: 'application/json', body });
}

/** The sentence of such a refusal, as shoppers read it. */
export const busyText = busyCopy.formByScript.en;

export const busyErrors = /503/;
