import { z } from 'zod';
import { type SmsProviderName, smsProviders } from '#platform/sms/providers.ts';
import type { SmsConfig } from '#platform/sms/sms-channel.server.ts';

const providerNames = Object.keys(smsProviders) as [SmsProviderName, ...SmsProviderName[]];

/** The variables of SMS: the provider with what it wants, or none. */
export const smsSchema = {
  SMS_PROVIDER: z.enum(providerNames, `must be ${providerNames.join(' or ')}`).optional(),
  SMS_SENDER_ID: z.string().optional(),
  SMS_API_KEY: z.string().optional(),
  SMS_USER_ID: z.string().optional(),
};

type SmsValues = z.output<z.ZodObject<typeof smsSchema>>;

export function smsConfig(values: SmsValues): SmsConfig | undefined {
  const { SMS_PROVIDER: provider, SMS_SENDER_ID: senderId, SMS_API_KEY: apiKey } = values;
  if (provider === undefined || senderId === undefined || apiKey === undefined) return undefined;
  return { provider, senderId, apiKey, userId: values.SMS_USER_ID ?? '' };
}

/** Names what is missing, wrong or misspelled where only a part of the group is set. */
export function smsProblems(set: Record<string, string>): string[] {
  const given = Object.keys(set).filter((name) => name.startsWith('SMS_'));
  if (given.length === 0) return [];
  const named = providerNames.find((name) => name === set['SMS_PROVIDER']);
  const provider = named && smsProviders[named];
  const isSet = (name: string) => set[name] !== undefined;
  const isDemo = /^(1|true)$/.test(set['DEMO'] ?? '');
  const longest = provider?.longestSenderId ?? Number.POSITIVE_INFINITY;
  const wrong: Record<string, [isWrong: boolean, why: string]> = {
    SMS_PROVIDER: [!isSet('SMS_PROVIDER'), `is needed to send SMS: ${providerNames.join(' or ')}`],
    SMS_SENDER_ID: [
      !isSet('SMS_SENDER_ID') || (set['SMS_SENDER_ID'] ?? '').length > longest,
      `is needed to send SMS: the name that your provider approved, of ${provider?.longestSenderId ?? 11} characters at most`,
    ],
    SMS_API_KEY: [!isSet('SMS_API_KEY'), 'is needed to send SMS; your provider shows it'],
    SMS_USER_ID: [
      provider?.hasUserId === true && !isSet('SMS_USER_ID'),
      `is needed with ${named}; your provider shows it`,
    ],
    APP_URL: [
      !(isSet('APP_URL') || isDemo),
      'is needed to send SMS, which may hold links to the shop, for example https://shop.example.lk',
    ],
  };
  return [
    ...Object.entries(wrong).flatMap(([name, [isWrong, why]]) =>
      isWrong ? [`${name}: ${why}`] : [],
    ),
    ...given
      .filter((name) => !Object.hasOwn(smsSchema, name))
      .map((name) => `${name}: is not known. Known are ${Object.keys(smsSchema).join(', ')}`),
  ];
}
