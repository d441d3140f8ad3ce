import { z } from 'zod';
import { type SmsProviderName, smsProviders } from '#platform/sms/providers.ts';
import type { SmsConfig } from '#platform/sms/sms-channel.server.ts';
import type { WhatsAppConfig } from '#platform/whats-app/whats-app-channel.server.ts';
import { port } from './port.server.ts';
import { whatsAppConfig, whatsAppProblems, whatsAppSchema } from './whats-app.server.ts';

/** How each channel is reached; undefined while none of its variables is set. */
export type ChannelConfigs = {
  smtp: SmtpConfig | undefined;
  sms: SmsConfig | undefined;
  whatsApp: WhatsAppConfig | undefined;
};

type SmtpConfig = {
  host: string;
  port: number;
  signIn: { user: string; password: string } | undefined;
  /** The sender's address. The name beside it is the shop's own. */
  from: string;
};

const submissionPort = 587;

/** The variables of e-mail: all of them or none. */
const smtpSchema = {
  SMTP_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be the name of a mail server, for example smtp.example.lk')
    .optional(),
  SMTP_PORT: port.default(submissionPort),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_FROM: z
    .email('must be the address that e-mail comes from, for example shop@example.lk')
    .optional(),
};

const providerNames = Object.keys(smsProviders) as [SmsProviderName, ...SmsProviderName[]];

/** The variables of SMS: the provider with what it wants, or none. */
const smsSchema = {
  SMS_PROVIDER: z.enum(providerNames, `must be ${providerNames.join(' or ')}`).optional(),
  SMS_SENDER_ID: z.string().optional(),
  SMS_API_KEY: z.string().optional(),
  SMS_USER_ID: z.string().optional(),
};

export const channelSchema = { ...smtpSchema, ...smsSchema, ...whatsAppSchema };

/** `SMTP` of `SMTP_HOST`, and its like for each channel. */
export const channelPrefixes = [
  ...new Set(Object.keys(channelSchema).map((name) => name.replace(/_.*/, ''))),
];

type ChannelValues = z.output<z.ZodObject<typeof channelSchema>>;

export function channelConfigs(values: ChannelValues): ChannelConfigs {
  return { smtp: smtpConfig(values), sms: smsConfig(values), whatsApp: whatsAppConfig(values) };
}

/** Names what is missing or misspelled in the variables of a partly configured channel. */
export function channelProblems(set: Record<string, string>): string[] {
  return [...smtpProblems(set), ...smsProblems(set), ...whatsAppProblems(set)];
}

function smtpConfig(values: ChannelValues): SmtpConfig | undefined {
  const { SMTP_HOST: host, SMTP_FROM: from, SMTP_USER: user, SMTP_PASSWORD: password } = values;
  if (host === undefined || from === undefined) return undefined;
  const signIn = user !== undefined && password !== undefined ? { user, password } : undefined;
  return { host, port: values.SMTP_PORT, signIn, from };
}

function smtpProblems(set: Record<string, string>): string[] {
  const given = Object.keys(set).filter((name) => name.startsWith('SMTP_'));
  if (given.length === 0) return [];
  const isSet = (name: string) => set[name] !== undefined;
  const isDemo = /^(1|true)$/.test(set['DEMO'] ?? '');
  const missing: Record<string, [isMissing: boolean, why: string]> = {
    SMTP_HOST: [!isSet('SMTP_HOST'), 'is needed to send e-mail, for example smtp.example.lk'],
    SMTP_FROM: [!isSet('SMTP_FROM'), 'is needed to send e-mail, for example shop@example.lk'],
    SMTP_USER: [!isSet('SMTP_USER') && isSet('SMTP_PASSWORD'), 'is needed with SMTP_PASSWORD'],
    SMTP_PASSWORD: [!isSet('SMTP_PASSWORD') && isSet('SMTP_USER'), 'is needed with SMTP_USER'],
    APP_URL: [
      !(isSet('APP_URL') || isDemo),
      'is needed to send e-mail, which carries links to the shop, for example https://shop.example.lk',
    ],
  };
  return [
    ...Object.entries(missing).flatMap(([name, [isMissing, why]]) =>
      isMissing ? [`${name}: ${why}`] : [],
    ),
    ...given
      .filter((name) => !Object.hasOwn(smtpSchema, name))
      .map((name) => `${name}: is not known. Known are ${Object.keys(smtpSchema).join(', ')}`),
  ];
}

type SmsValues = z.output<z.ZodObject<typeof smsSchema>>;

function smsConfig(values: SmsValues): SmsConfig | undefined {
  const { SMS_PROVIDER: provider, SMS_SENDER_ID: senderId, SMS_API_KEY: apiKey } = values;
  if (provider === undefined || senderId === undefined || apiKey === undefined) return undefined;
  return { provider, senderId, apiKey, userId: values.SMS_USER_ID ?? '' };
}

/** Names what is missing, wrong or misspelled where only a part of the group is set. */
function smsProblems(set: Record<string, string>): string[] {
  const given = Object.keys(set).filter((name) => name.startsWith('SMS_'));
  if (given.length === 0) return [];
  const named = providerNames.find((name) => name === set['SMS_PROVIDER']);
  const provider = named && smsProviders[named];
  const isSet = (name: string) => set[name] !== undefined;
  const isDemo = /^(1|true)$/.test(set['DEMO'] ?? '');
  const longest = provider?.maxSenderIdLength ?? Number.POSITIVE_INFINITY;
  const wrong: Record<string, [isWrong: boolean, why: string]> = {
    SMS_PROVIDER: [!isSet('SMS_PROVIDER'), `is needed to send SMS: ${providerNames.join(' or ')}`],
    SMS_SENDER_ID: [
      !isSet('SMS_SENDER_ID') || (set['SMS_SENDER_ID'] ?? '').length > longest,
      `is needed to send SMS: the name that your provider approved, of ${provider?.maxSenderIdLength ?? 11} characters at most`,
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
