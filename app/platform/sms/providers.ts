import { notifyLk } from './notify-lk.ts';
import type { SmsProvider } from './sms-provider.ts';
import { textLk } from './text-lk.ts';

/** The values of SMS_PROVIDER. */
export const smsProviders = {
  'notify.lk': notifyLk,
  'text.lk': textLk,
} satisfies Record<string, SmsProvider>;

export type SmsProviderName = keyof typeof smsProviders;
