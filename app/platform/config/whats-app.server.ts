import { z } from 'zod';
import {
  defaultTemplateName,
  isTemplateKind,
  type TemplateNames,
  templateKinds,
} from '#platform/whats-app/templates.ts';
import type { WhatsAppConfig } from '#platform/whats-app/whats-app-channel.server.ts';
import { isDemoForced } from './flag.server.ts';

const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'must be a language code of Meta, for example en or si_LK');

/** Parses pairs of `kind=name` with commas between them. */
const templates = z
  .string()
  .transform((text) => text.split(',').map((pair) => pair.trim().split('=')))
  .refine(
    (pairs) =>
      pairs.every(
        ([kind = '', name = '', ...rest]) =>
          isTemplateKind(kind) && /^[a-z0-9_]+$/.test(name) && rest.length === 0,
      ),
    `must be pairs such as order-shipped=parcel_left, with commas between them. Known are ${templateKinds.join(', ')}`,
  );

/** The variables of WhatsApp. The first four are required once any is set. */
export const whatsAppSchema = {
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d+$/, 'must be the ID of your number, which is digits alone')
    .optional(),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  WHATSAPP_API_VERSION: z
    .string()
    .regex(/^v\d+\.\d+$/, 'must be a version, for example v23.0')
    .default('v23.0'),
  WHATSAPP_TEMPLATES: templates.default([]),
  WHATSAPP_LANGUAGE_EN: languageCode.default('en'),
  WHATSAPP_LANGUAGE_SI: languageCode.default('si_LK'),
};

type WhatsAppValues = z.output<z.ZodObject<typeof whatsAppSchema>>;

export function whatsAppConfig(values: WhatsAppValues): WhatsAppConfig | undefined {
  const { WHATSAPP_PHONE_NUMBER_ID: phoneNumberId, WHATSAPP_TOKEN: token } = values;
  const { WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = values;
  if (!(phoneNumberId && token && appSecret && verifyToken)) return undefined;
  const defaults = templateKinds.map((kind) => [kind, defaultTemplateName(kind)]);
  return {
    ...{ phoneNumberId, token, appSecret, verifyToken },
    apiVersion: values.WHATSAPP_API_VERSION,
    templates: Object.fromEntries([...defaults, ...values.WHATSAPP_TEMPLATES]) as TemplateNames,
    languageCodes: { en: values.WHATSAPP_LANGUAGE_EN, si: values.WHATSAPP_LANGUAGE_SI },
  };
}

const requiredVariables: Record<string, string> = {
  WHATSAPP_PHONE_NUMBER_ID: 'is needed to send by WhatsApp; Meta shows it under API Setup',
  WHATSAPP_TOKEN: 'is needed to send by WhatsApp: the permanent token of a system user',
  WHATSAPP_APP_SECRET: 'is needed to send by WhatsApp: it signs what Meta tells the shop',
  WHATSAPP_VERIFY_TOKEN:
    'is needed to send by WhatsApp: a long word of your own, which Meta repeats once',
};

/** Returns a message for each variable of WhatsApp that is missing or misspelled, if any is set. */
export function whatsAppProblems(variables: Record<string, string>): string[] {
  const setNames = Object.keys(variables).filter((name) => name.startsWith('WHATSAPP_'));
  if (setNames.length === 0) return [];
  const missing = Object.keys(requiredVariables).filter((name) => variables[name] === undefined);
  const isHttps = /^https:/.test(variables['APP_URL'] ?? '');
  const appUrlProblem =
    'APP_URL: is needed with https to send by WhatsApp, for example https://shop.example.lk';
  return [
    ...missing.map((name) => `${name}: ${requiredVariables[name]}`),
    ...(isHttps || isDemoForced(variables) ? [] : [appUrlProblem]),
    ...setNames
      .filter((name) => !Object.hasOwn(whatsAppSchema, name))
      .map((name) => `${name}: is not known. Known are ${Object.keys(whatsAppSchema).join(', ')}`),
  ];
}
