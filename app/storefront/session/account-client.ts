import { openOtherTabs } from '#storefront/frame/other-tabs.ts';
import type { AccountAnswer } from './account-answer.ts';
import type { AccountClient } from './account-store.ts';

/** Asks the shop who is signed in, and listens for sign-ins and sign-outs in other tabs. */
export function openAccountClient(): AccountClient {
  return { read, ...openOtherTabs('account') };
}

async function read(): Promise<AccountAnswer> {
  const response = await fetch('/account/me', { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The account answered ${response.status}.`);
  return (await response.json()) as AccountAnswer;
}
