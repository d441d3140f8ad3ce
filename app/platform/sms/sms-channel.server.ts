import { postOnce } from '#platform/http/post-once.server.ts';
import { type SmsProviderName, smsProviders } from './providers.ts';
import { type SmsOutcome, smsOutcome } from './sms-outcome.ts';
import type { SmsAccount } from './sms-provider.ts';

export type SmsConfig = SmsAccount & { provider: SmsProviderName };

type Sms = { recipient: string; text: string; isUnicode: boolean };

type Ways = { origin?: string; patienceMs?: number };

const usualPatienceMs = 30_000;

/** Sends SMS by the provider that the configuration names. `origin` is another place than the provider's own. */
export function openSmsChannel({ provider: name, ...account }: SmsConfig, ways: Ways = {}) {
  const provider = smsProviders[name];
  const { origin = provider.origin, patienceMs = usualPatienceMs } = ways;
  const send = async (sms: Sms): Promise<SmsOutcome> => {
    const { path, headers, body } = provider.request(account, sms);
    return smsOutcome(await postOnce({ url: new URL(path, origin), headers, body, patienceMs }));
  };
  return { name: 'sms' as const, send };
}
