import { z } from 'zod';
import type { SmsConfig } from '#platform/sms/sms-channel.server.ts';
import type { WhatsAppConfig } from '#platform/whats-app/whats-app-channel.server.ts';
import { port } from './port.server.ts';
import { smsConfig, smsProblems, smsSchema } from './sms.server.ts';
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
