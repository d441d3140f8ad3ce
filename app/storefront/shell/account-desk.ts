import type { AccountAnswer } from './account-answer.ts';
import type { AccountDesk } from './account-store.ts';

/** How a browser learns who is signed in, and hears that another tab has signed in or out. */
export function openAccountDesk(): AccountDesk {
  let otherTabs: BroadcastChannel | undefined;
  return {
    read,
    tellOtherTabs: () => otherTabs?.postMessage('changed'),
    listen({ changed, again }) {
      const onVisible = () => document.visibilityState === 'visible' && again();
      const onReturn = (event: PageTransitionEvent) => event.persisted && again();
      document.addEventListener('visibilitychange', onVisible);
      window.addEventListener('pageshow', onReturn);
      otherTabs = new BroadcastChannel('account');
      otherTabs.onmessage = changed;
      return () => {
        document.removeEventListener('visibilitychange', onVisible);
        window.removeEventListener('pageshow', onReturn);
        otherTabs?.close();
        otherTabs = undefined;
      };
    },
  };
}

async function read(): Promise<AccountAnswer> {
  const response = await fetch('/account/me', { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`The account answered ${response.status}.`);
  return (await response.json()) as AccountAnswer;
}
