import { z } from 'zod';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import { normalisePhone } from '#domain/kernel/phone.server.ts';
import { landingCardNames } from './landing-cards.ts';
import { numberText } from './number-text.server.ts';
import type { SettingsChanges } from './own-settings.ts';
import { currencies } from './settings.ts';
import {
  cardTexts,
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

/** Null for an empty field: not entered yet. */
function numberOrNone(rules: Parameters<typeof numberText>[0]) {
  return z
    .string()
    .transform((text) => (text.trim() === '' ? undefined : text))
    .pipe(numberText(rules).optional())
    .transform((number) => number ?? null);
}

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
  lkrPerUsd: numberOrNone(settingsNumbers.lkrPerUsd),
  deliveryFeeLkr: numberText(settingsNumbers.deliveryFeeLkr),
  sessionTimeout: numberText(settingsNumbers.sessionTimeout),
  rating: numberOrNone(settingsNumbers.rating),
};
const figureFields = {
  ...mapped(figureTexts, (max, field) => text({ max }, field)),
  shown: onOrOff,
};
const cardFields = {
  ...mapped(cardTexts, (max, field) => text({ max }, field)),
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
    ...optionals(prefixed(placesOf('figure'), figureFields)),
    ...optionals(prefixed(placesOf('story'), storyFields)),
    ...optionals(prefixed(landingCardNames, cardFields)),
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

function placesOf(kind: 'figure' | 'story'): string[] {
  return places.map((place) => `${kind}${place}`);
}

function prefixed(prefixes: readonly string[], fields: Record<string, z.ZodType>) {
  return Object.fromEntries(
    prefixes.flatMap((prefix) =>
      Object.entries(fields).map(([field, schema]) => [`${prefix}-${field}`, schema]),
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
    cards: Object.fromEntries(landingCardNames.map((name) => [name, partOf(sent, `${name}-`)])),
  } as SettingsChanges;
}

function partOf(sent: Record<string, unknown>, prefix: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent)
      .filter(([field]) => field.startsWith(prefix))
      .map(([field, value]) => [field.slice(prefix.length), value]),
  );
}
