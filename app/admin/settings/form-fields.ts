import type { Bilingual } from '#domain/kernel/bilingual.ts';
import {
  cardTextLimits,
  figureTextLimits,
  slots,
  starRules,
  testimonialTextLimits,
} from '#domain/settings/form/settings-form.ts';
import { landingCardNames } from '#domain/settings/landing/landing-cards.ts';
import { settingsFields } from '#domain/settings/settings-fields.copy.ts';
import type { SettingsField } from '#domain/settings/settings-fields.ts';
import type { FormField, FormFields } from '#ui/form/form-fields.ts';
import { wholeRupees } from '#ui/form/number-problems.copy.ts';
import {
  cardNames,
  inSinhala,
  numberTitle,
  partLabels,
  settingsHints,
  shownLabel,
  starsLabel,
  testimonialTitle,
} from './settings-labels.copy.ts';

const phone = { type: 'tel', autoComplete: 'off' } as const;
const decimal = { inputMode: 'decimal', autoComplete: 'off' } as const;

const inputs: { [Name in SettingsField]?: FormField['input'] } = {
  sellerRegistration: { autoComplete: 'off' },
  closedUntil: { type: 'date', autoComplete: 'off' },
  lkrPerUsd: decimal,
  phone,
  whatsapp: phone,
  email: { type: 'email', autoComplete: 'off', spellCheck: false },
  transferDays: { type: 'number', min: 2, max: 30 },
  slipDays: { type: 'number', min: 30, max: 730 },
  smsPartPrice: decimal,
  smsDailyLimit: { inputMode: 'numeric', autoComplete: 'off' },
  deliveryFeeLkr: { inputMode: 'numeric', autoComplete: 'off' },
  districtFees: { spellCheck: false },
  districtsWithoutCash: { spellCheck: false },
  publicHolidays: { spellCheck: false },
  courierTracking: { spellCheck: false },
  sessionTimeout: { type: 'number', min: 5, max: 120 },
  rating: decimal,
};

const card = textsOf(partLabels.card, cardTextLimits);
const figure = textsOf(partLabels.figure, figureTextLimits);
const testimonial = {
  ...textsOf(partLabels.testimonial, testimonialTextLimits),
  stars: {
    ...{ label: starsLabel, range: starRules, optional: 'unmarked' },
    input: { type: 'number', min: starRules.min, max: starRules.max },
  },
} satisfies FormFields;

/** The fields of all tabs in order. `story2-words` is a field of the second testimonial. */
export const settingsFormFields: FormFields = Object.assign(
  {},
  ...(Object.keys(settingsFields) as SettingsField[]).map(fieldsOfSetting),
  ...landingCardNames.map((name) => partOf(name, cardNames[name], card)),
  ...slots.map((slot) => partOf(`figure${slot}`, numberTitle(slot), figure)),
  ...slots.map((slot) => partOf(`story${slot}`, testimonialTitle(slot), testimonial)),
);

/** Returns the label of a field outside of its form, with the title of its group if it has one. */
export function fullLabelOf(name: string): Bilingual {
  const { label = { en: name, si: name }, fullLabel = label } = settingsFormFields[name] ?? {};
  return fullLabel;
}

function fieldsOfSetting(name: SettingsField): FormFields {
  const { label, ...rules } = settingsFields[name];
  const [hint, input] = [settingsHints[name], inputs[name]];
  const field: FormField = {
    label,
    ...('required' in rules ? {} : { optional: 'unmarked' }),
    ...(name === 'deliveryFeeLkr' && { wrong: { 'not-whole': wholeRupees } }),
    ...('decimals' in rules ? { range: rules } : 'max' in rules && { max: rules.max }),
    ...(hint && { hint }),
    ...(input && { input }),
  };
  return rules.kind === 'pair' ? pairOf(name, field) : { [name]: field };
}

/** Returns the fields of a text in English and in Sinhala, which is optional. */
function pairOf(name: string, english: FormField): FormFields {
  const { label } = english;
  return {
    [name]: { ...english, input: { lang: 'en' } },
    [`${name}Si`]: {
      ...{ ...english, label: inSinhala(label), optional: 'unmarked' },
      input: { lang: 'si' },
    },
  };
}

function textsOf<Name extends string>(
  labels: Record<Name, Bilingual>,
  limits: Record<NoInfer<Name>, number>,
): FormFields {
  const names = Object.keys(labels) as Name[];
  const described = names.map((name) =>
    pairOf(name, { label: labels[name], max: limits[name], optional: 'unmarked' }),
  );
  return Object.assign({}, ...described);
}

/** Returns the fields of one number, testimonial or card of the landing page, which can be hidden. */
function partOf(group: string, title: Bilingual, fields: FormFields): FormFields {
  const named = Object.entries({ shown: { label: shownLabel }, ...fields });
  return Object.fromEntries(
    named.map(([name, { label, ...rest }]) => {
      const fullLabel = { en: `${title.en}, ${label.en}`, si: `${title.si}, ${label.si}` };
      return [`${group}-${name}`, { ...rest, label, fullLabel }];
    }),
  );
}
