import { z } from 'zod';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import { normalisePhone } from '#domain/kernel/phone.server.ts';
import { numberText } from './number-text.server.ts';
import type { SettingsChanges } from './own-settings.ts';
import { currencies } from './settings.ts';
import {
  emailLimit,
  figureTexts,
  places,
  requiredTexts,
  settingsNumbers,
  settingsSwitches,
  settingsTexts,
  storyTexts,
} from './settings-form.ts';

/** Kept as E.164, whatever way it was written. Empty is allowed: the shop then shows none. */
const phone = formText({ max: 30 }).transform((written, context) => {
  if (written === '') return '';
  const phoneE164 = normalisePhone(written);
  if (phoneE164 !== undefined) return phoneE164;
  context.addIssue({ code: 'custom', message: 'phone' });
  return z.NEVER;
});

const email = formText({ max: emailLimit }).refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'email',
);

/** A checkbox says nothing when it is off; a hidden field of its name says that it was there. */
const onOrOff = z
  .union([z.string(), z.array(z.string())])
  .transform((sent) => [sent].flat().includes('on'));

/** Nothing is no rate. */
const dollarRate = z
  .string()
  .transform((text) => (text.trim() === '' ? undefined : text))
  .pipe(numberText(settingsNumbers.lkrPerUsd).optional())
  .transform((rate) => rate ?? null);

/** What has a text area. Browsers send ends of lines as two characters, and one is kept. */
const hasLines = /^(address|bankAccountDetails|metaDescription|words)/;

function text({ max }: { max: number }, field: string) {
  const lines = hasLines.test(field) ? 'several' : 'one';
  return formText({ max, lines }).transform((written) => written.replaceAll('\r\n', '\n'));
}

const ownFields = {
  ...mapped(settingsTexts, (max, field) =>
    (requiredTexts as readonly string[]).includes(field)
      ? requiredText({ max })
      : text({ max }, field),
  ),
  ...Object.fromEntries(settingsSwitches.map((field) => [field, onOrOff])),
  phone,
  whatsapp: phone,
  email,
  currency: z.enum(currencies, 'not-a-choice'),
  lkrPerUsd: dollarRate,
  deliveryFeeLkr: numberText(settingsNumbers.deliveryFeeLkr),
  sessionTimeout: numberText(settingsNumbers.sessionTimeout),
  rating: numberText(settingsNumbers.rating),
};
const figureFields = {
  ...mapped(figureTexts, (max, field) => text({ max }, field)),
  shown: onOrOff,
};
const storyFields = {
  ...mapped(storyTexts, (max, field) => text({ max }, field)),
  shown: onOrOff,
  stars: numberText(settingsNumbers.stars),
};

/** Reads what the settings form sends. A field that was not sent stays as it is. */
export const settingsSchema = z
  .object({
    ...optionals(ownFields),
    ...optionals(numbered('figure', figureFields)),
    ...optionals(numbered('story', storyFields)),
    version: z
      .string()
      .optional()
      .transform((text) => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0)),
  })
  .transform(({ version, ...sent }) => ({ version, changes: gathered(sent) }));

function mapped<Limits extends Record<string, number>>(
  limits: Limits,
  schemaOf: (max: number, field: string) => z.ZodType,
): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(limits).map(([field, max]) => [field, schemaOf(max, field)]),
  );
}

function numbered(prefix: string, fields: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.fromEntries(
    places.flatMap((place) =>
      Object.entries(fields).map(([field, schema]) => [`${prefix}${place}-${field}`, schema]),
    ),
  );
}

function optionals(fields: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [field, schema.optional()]),
  );
}

/** From flat names to the tables they belong to: `story2-words` is a column of the second story. */
function gathered(sent: Record<string, unknown>): SettingsChanges {
  const placed = (prefix: string) =>
    Object.fromEntries(places.map((place) => [place, partOf(sent, `${prefix}${place}-`)]));
  const own = Object.entries(sent).filter(([field]) => !field.includes('-'));
  // What each field holds is known by its schema above, which this list of names follows.
  return {
    settings: Object.fromEntries(own),
    figures: placed('figure'),
    stories: placed('story'),
  } as SettingsChanges;
}

function partOf(sent: Record<string, unknown>, prefix: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, value]) => [field.slice(prefix.length), value]),
  );
}
