import { z } from 'zod';
import type { Language } from '#domain/kernel/bilingual.ts';
import { colomboDay } from '#domain/kernel/colombo-time.ts';
import { formText, requiredText } from '#domain/kernel/form-text.server.ts';
import { parsePhone } from '#domain/kernel/phone.server.ts';
import { mapToRecord } from '#domain/kernel/records.ts';
import { landingCardNames } from '#domain/settings/landing/landing-cards.ts';
import { currencies } from '#domain/settings/settings.ts';
import { settingsFields } from '#domain/settings/settings-fields.copy.ts';
import { namesOf, settingsPairs, sinhalaHalves } from '#domain/settings/settings-fields.ts';
import { haveConflict, isLineOf, linesOf } from '#domain/settings/settings-lists.ts';
import {
  cardTextLimits,
  figureTextLimits,
  slots,
  starRules,
  testimonialTextLimits,
} from './settings-form.ts';
import type { SettingsChanges } from './settings-page-values.ts';

/** Reads a phone as E.164, however it is written. Empty is allowed: the shop then shows none. */
const phone = formText({ max: settingsFields.phone.max }).transform((input, context) => {
  if (input === '') return '';
  const phoneE164 = parsePhone(input);
  if (phoneE164 !== undefined) return phoneE164;
  context.addIssue({ code: 'custom', message: 'phone' });
  return z.NEVER;
});

const email = formText({ max: settingsFields.email.max }).refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'email',
);

const day = formText({ max: settingsFields.closedUntil.max }).refine(
  (input) => input === '' || colomboDay(input) !== undefined,
  'day',
);

/**
 * Reads a checkbox, which sends nothing when it is off; a hidden field of the same name marks its presence.
 */
const onOrOff = z
  .union([z.string(), z.array(z.string())])
  .transform((sent) => [sent].flat().includes('on'));

/** Reads a number; null for an empty field, which means that it was not entered yet. */
function numberOrNone(rules: Parameters<typeof numberText>[0]) {
  return z
    .string()
    .transform((text) => (text.trim() === '' ? undefined : text))
    .pipe(numberText(rules).optional())
    .transform((number) => number ?? null);
}

/** Reads text with LF line ends; browsers send CRLF. */
function text({ max, lines = false }: { max: number; lines?: boolean }) {
  const taken = formText({ max, lines: lines ? 'several' : 'one' });
  return taken.transform((input) => input.replaceAll('\r\n', '\n'));
}

/**
 * Reads a text with one item on each line, such as a day or a tracking page. The error code is the kind of list, unless two
 * lines contradict each other.
 */
function list({ max, of }: { max: number; of: keyof typeof isLineOf }) {
  return text({ max, lines: true })
    .transform((input) => linesOf(input).join('\n'))
    .refine((input) => linesOf(input).every(isLineOf[of]), of)
    .refine((input) => !haveConflict(linesOf(input), of), 'conflicting-lines');
}

/** Reads one language of a pair. Only the English text can be required. */
function half(name: (typeof settingsPairs)[number], language: Language) {
  const { max, ...rules }: { max: number; lines?: boolean; required?: boolean } =
    settingsFields[name];
  const isRequired = language === 'en' && rules.required;
  return isRequired ? requiredText({ max }) : text({ max, lines: rules.lines ?? false });
}

const rowFields = z.object({
  ...mapToRecord(settingsPairs, (name) => half(name, 'en')),
  ...mapToRecord(sinhalaHalves, (name) =>
    half(name.slice(0, -2) as (typeof settingsPairs)[number], 'si'),
  ),
  ...mapToRecord(namesOf('line'), (name) => text(settingsFields[name])),
  ...mapToRecord(namesOf('list'), (name) => list(settingsFields[name])),
  ...mapToRecord(namesOf('switch'), () => onOrOff),
  ...mapToRecord(namesOf('phone'), () => phone),
  ...mapToRecord(namesOf('number'), (name) => numberText(settingsFields[name])),
  ...mapToRecord(namesOf('number-or-none'), (name) => numberOrNone(settingsFields[name])),
  email,
  closedUntil: day,
  currency: z.enum(currencies, 'not-a-choice'),
});

type Limits = Record<string, number>;

/** Reads a part of the landing page: its texts, and whether it is shown. `words` and `wordsSi` have several lines. */
function partOf<Texts extends Limits>(texts: Texts) {
  const names = Object.keys(texts) as (keyof Texts & string)[];
  const fieldOf = (name: keyof Texts & string) =>
    text({ max: texts[name] ?? 0, lines: name.startsWith('words') });
  return { ...mapToRecord(names, fieldOf), shown: onOrOff };
}

const parts = {
  figure: z.object(partOf(figureTextLimits)).partial(),
  testimonial: z
    .object({ ...partOf(testimonialTextLimits), stars: numberText(starRules) })
    .partial(),
  card: z.object(partOf(cardTextLimits)).partial(),
};
const versionField = z.object({
  version: z
    .string()
    .optional()
    .transform((text) => (text && /^\d{1,9}$/.test(text) ? Number(text) : 0)),
});

type Sent = Record<string, unknown>;

/**
 * Reads the settings form. A field that was not sent stays as it is. `story2-words` belongs to the second testimonial: each
 * part has its own schema, and errors go back under the name in the form.
 */
export const settingsSchema = z.record(z.string(), z.unknown()).transform((sent, context) => {
  const read = <Part>(schema: z.ZodType<Part>, prefix = ''): Part => {
    const parsed = schema.safeParse(fieldsWithPrefix(sent, prefix));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      const location = { path: [`${prefix}${String(issue.path[0])}`], input: sent };
      const { message } = issue;
      // Passes on that a field was sent more than once, so that `readForm` tries again with its last value.
      if (issue.code === 'invalid_type') {
        context.issues.push({ code: issue.code, expected: issue.expected, message, ...location });
      } else context.issues.push({ code: 'custom', message, ...location });
    }
    return z.NEVER;
  };
  const changes: SettingsChanges = {
    settings: read(rowFields.partial()),
    figures: mapToRecord(slots, (slot) => read(parts.figure, `figure${slot}-`)),
    testimonials: mapToRecord(slots, (slot) => read(parts.testimonial, `story${slot}-`)),
    cards: mapToRecord(landingCardNames, (name) => read(parts.card, `${name}-`)),
  };
  return { ...read(versionField), changes };
});

function fieldsWithPrefix(sent: Sent, prefix: string): Sent {
  const fields = Object.entries(sent).filter(([field]) => field.startsWith(prefix));
  return Object.fromEntries(fields.map(([field, value]) => [field.slice(prefix.length), value]));
}

type NumberRules = { min: number; max: number; decimals: number };

/** Reads a typed number: digits, optionally with thousands groups. Reports problems as codes, whose texts the screen has. */
function numberText(rules: NumberRules) {
  return z.string('required').transform((input, context) => {
    const text = input.trim().replace(/(?<=\d),(?=\d{3}\b)/g, '');
    const message = problemOf(text, rules);
    if (message === undefined) return Number(text);
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

function problemOf(text: string, { min, max, decimals }: NumberRules): string | undefined {
  if (text === '') return 'required';
  if (!/^-?\d{1,12}(\.\d{1,12})?$/.test(text)) return 'not-number';
  const [, fraction = ''] = text.split('.');
  if (fraction.length > decimals) return decimals === 0 ? 'not-whole' : 'not-number';
  return Number(text) < min || Number(text) > max ? 'out-of-range' : undefined;
}
