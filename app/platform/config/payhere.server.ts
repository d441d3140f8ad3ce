import { z } from 'zod';
import { flag, isDemoForced } from './flag.server.ts';

/** The shop's account at PayHere. */
export type PayHereConfig = {
  merchantId: string;
  secret: string;
  /** The origin of its pages and its API, without a trailing slash. */
  origin: string;
  /** The key of the Merchant API, which looks up and refunds payments; undefined where none was made. */
  api: { appId: string; appSecret: string } | undefined;
};

/** The variables of PayHere: merchant ID and secret together or neither, likewise app ID and secret. */
export const payHereSchema = {
  PAYHERE_MERCHANT_ID: z.string().regex(/^\w+$/, 'must be the number of your account').optional(),
  PAYHERE_MERCHANT_SECRET: z.string().optional(),
  PAYHERE_SANDBOX: flag.default(false),
  PAYHERE_APP_ID: z.string().optional(),
  PAYHERE_APP_SECRET: z.string().optional(),
};

type PayHereValues = z.output<z.ZodObject<typeof payHereSchema>>;

export function payHereConfig(values: PayHereValues): PayHereConfig | undefined {
  const { PAYHERE_MERCHANT_ID: merchantId, PAYHERE_MERCHANT_SECRET: secret } = values;
  if (merchantId === undefined || secret === undefined) return undefined;
  const { PAYHERE_APP_ID: appId, PAYHERE_APP_SECRET: appSecret } = values;
  const api = appId !== undefined && appSecret !== undefined ? { appId, appSecret } : undefined;
  const host = values.PAYHERE_SANDBOX ? 'sandbox' : 'www';
  return { merchantId, secret, origin: `https://${host}.payhere.lk`, api };
}

/** Returns a message for each variable of PayHere that is missing or misspelled, if any is set. */
export function payHereProblems(variables: Record<string, string>): string[] {
  const setNames = Object.keys(variables).filter((name) => name.startsWith('PAYHERE_'));
  if (setNames.length === 0) return [];
  const isSet = (name: string) => variables[name] !== undefined;
  const isHttps = /^https:/.test(variables['APP_URL'] ?? '');
  const checks: Record<string, [isMissing: boolean, why: string]> = {
    PAYHERE_MERCHANT_ID: [!isSet('PAYHERE_MERCHANT_ID'), 'is needed to take payments by PayHere'],
    PAYHERE_MERCHANT_SECRET: [
      !isSet('PAYHERE_MERCHANT_SECRET'),
      'is needed to take payments by PayHere, which makes one for each domain',
    ],
    PAYHERE_APP_ID: [
      !isSet('PAYHERE_APP_ID') && isSet('PAYHERE_APP_SECRET'),
      'is needed with PAYHERE_APP_SECRET',
    ],
    PAYHERE_APP_SECRET: [
      !isSet('PAYHERE_APP_SECRET') && isSet('PAYHERE_APP_ID'),
      'is needed with PAYHERE_APP_ID',
    ],
    APP_URL: [
      !(isHttps || isDemoForced(variables)),
      'is needed with https to take payments by PayHere, for example https://shop.example.lk',
    ],
  };
  return [
    ...Object.entries(checks).flatMap(([name, [isMissing, why]]) =>
      isMissing ? [`${name}: ${why}`] : [],
    ),
    ...setNames
      .filter((name) => !Object.hasOwn(payHereSchema, name))
      .map((name) => `${name}: is not known. Known are ${Object.keys(payHereSchema).join(', ')}`),
  ];
}
