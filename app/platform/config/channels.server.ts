import { z } from 'zod';
import { type SmsProviderName, smsProviders } from '#platform/sms/providers.ts';
import type { SmsConfig } from '#platform/sms/sms-channel.server.ts';
import type { WhatsAppConfig } from '#platform/whats-app/whats-app-channel.server.ts';
import { isDemoForced } from './flag.server.ts';
import { port } from './port.server.ts';
import { whatsAppConfig, whatsAppProblems, whatsAppSchema } from './whats-app.server.ts';

/** The connection settings of each channel; undefined for a channel that is not configured. */
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

/** The variables of e-mail: host and sender together or neither, likewise user and password. */
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

/** The variables of SMS: the provider with the variables that it requires, or none. */
const smsSchema = {
  SMS_PROVIDER: z.enum(providerNames, `must be ${providerNames.join(' or ')}`).optional(),
  SMS_SENDER_ID: z.string().optional(),
  SMS_API_KEY: z.string().optional(),
  SMS_USER_ID: z.string().optional(),
};

export const channelSchema = { ...smtpSchema, ...smsSchema, ...whatsAppSchema };

/** The first word of the variables of each channel, such as `SMTP` of `SMTP_HOST`. */
export const channelPrefixes = [
  ...new Set(Object.keys(channelSchema).map((name) => name.replace(/_.*/, ''))),
];

type ChannelValues = z.output<z.ZodObject<typeof channelSchema>>;

export function channelConfigs(values: ChannelValues): ChannelConfigs {
  return { smtp: smtpConfig(values), sms: smsConfig(values), whatsApp: whatsAppConfig(values) };
}

/** Returns a message for each variable of a channel that is missing, wrong or misspelled. */
export function channelProblems(variables: Record<string, string>): string[] {
  return [...smtpProblems(variables), ...smsProblems(variables), ...whatsAppProblems(variables)];
}

function smtpConfig(values: ChannelValues): SmtpConfig | undefined {
  const { SMTP_HOST: host, SMTP_FROM: from, SMTP_USER: user, SMTP_PASSWORD: password } = values;
  if (host === undefined || from === undefined) return undefined;
  const signIn = user !== undefined && password !== undefined ? { user, password } : undefined;
  return { host, port: values.SMTP_PORT, signIn, from };
}

function smtpProblems(variables: Record<string, string>): string[] {
  const setNames = Object.keys(variables).filter((name) => name.startsWith('SMTP_'));
  if (setNames.length === 0) return [];
  const isSet = (name: string) => variables[name] !== undefined;
  const checks: Record<string, [isMissing: boolean, why: string]> = {
    SMTP_HOST: [!isSet('SMTP_HOST'), 'is needed to send e-mail, for example smtp.example.lk'],
    SMTP_FROM: [!isSet('SMTP_FROM'), 'is needed to send e-mail, for example shop@example.lk'],
    SMTP_USER: [!isSet('SMTP_USER') && isSet('SMTP_PASSWORD'), 'is needed with SMTP_PASSWORD'],
    SMTP_PASSWORD: [!isSet('SMTP_PASSWORD') && isSet('SMTP_USER'), 'is needed with SMTP_USER'],
    APP_URL: [
      !(isSet('APP_URL') || isDemoForced(variables)),
      'is needed to send e-mail, which carries links to the shop, for example https://shop.example.lk',
    ],
  };
  return [
    ...Object.entries(checks).flatMap(([name, [isMissing, why]]) =>
      isMissing ? [`${name}: ${why}`] : [],
    ),
    ...setNames
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

function smsProblems(variables: Record<string, string>): string[] {
  const setNames = Object.keys(variables).filter((name) => name.startsWith('SMS_'));
  if (setNames.length === 0) return [];
  const providerName = providerNames.find((name) => name === variables['SMS_PROVIDER']);
  const provider = providerName && smsProviders[providerName];
  const isSet = (name: string) => variables[name] !== undefined;
  const longest = provider?.maxSenderIdLength ?? Number.POSITIVE_INFINITY;
  const checks: Record<string, [isWrong: boolean, why: string]> = {
    SMS_PROVIDER: [!isSet('SMS_PROVIDER'), `is needed to send SMS: ${providerNames.join(' or ')}`],
    SMS_SENDER_ID: [
      !isSet('SMS_SENDER_ID') || (variables['SMS_SENDER_ID'] ?? '').length > longest,
      `is needed to send SMS: the name that your provider approved, of ${provider?.maxSenderIdLength ?? 11} characters at most`,
    ],
    SMS_API_KEY: [!isSet('SMS_API_KEY'), 'is needed to send SMS; your provider shows it'],
    SMS_USER_ID: [
      provider?.requiresUserId === true && !isSet('SMS_USER_ID'),
      `is needed with ${providerName}; your provider shows it`,
    ],
    APP_URL: [
      !(isSet('APP_URL') || isDemoForced(variables)),
      'is needed to send SMS, which may hold links to the shop, for example https://shop.example.lk',
    ],
  };
  return [
    ...Object.entries(checks).flatMap(([name, [isWrong, why]]) =>
      isWrong ? [`${name}: ${why}`] : [],
    ),
    ...setNames
      .filter((name) => !Object.hasOwn(smsSchema, name))
      .map((name) => `${name}: is not known. Known are ${Object.keys(smsSchema).join(', ')}`),
  ];
}
