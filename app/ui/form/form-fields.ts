import type { ComponentProps } from 'react';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { type CommonProblem, problemsCopy, unknownProblem } from './problems.copy.ts';

type InputAttribute =
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'pattern'
  | 'placeholder'
  | 'lang'
  | 'min'
  | 'max';

/** One field of a form: its label, its limits, and its error texts. */
export type FormField = {
  label: Bilingual;
  /** The label where the field is named without its form, such as in a list of problems. */
  fullLabel?: Bilingual;
  /** Attributes that choose the keyboard of a phone and the autofill of a browser. */
  input?: Pick<ComponentProps<'input'>, InputAttribute>;
  /** Whether the field may be empty. "(optional)" beside the label shows that unless it is 'unmarked'. */
  optional?: boolean | 'unmarked';
  hint?: Bilingual;
  /** The maximum length in characters. */
  max?: number;
  /** The valid range of a number. */
  range?: { min?: number; max: number; decimals?: number };
  /** Replaces the common error texts: one text for all codes but 'too-long' and 'unreadable', or one for each code. */
  wrong?: Bilingual | Record<string, Bilingual>;
  /** Names the other field by which a problem can be corrected too, for each code of such a problem. */
  correctedBy?: Record<string, string>;
};

/** Error texts for codes that few forms have, with the limits of the field. */
export type ErrorTexts = Record<string, (field: FormField) => Bilingual>;

/** The fields of a form by name, in the order in which the form shows them. */
export type FormFields = Record<string, FormField>;

/** Adds the maximum lengths that the domain sets, by the names of the fields. */
export function withLimits<Fields extends FormFields>(
  fields: Fields,
  limits: { [Name in keyof Fields]?: number },
): { [Name in keyof Fields]: FormField } {
  const limited = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, ...(limits[name] !== undefined && { max: limits[name] }) },
  ]);
  return Object.fromEntries(limited);
}

/** Returns the error text of a field, which says how to correct it. */
export function errorText(field: FormField, code: string, errorTexts: ErrorTexts = {}): Bilingual {
  const common = problemsCopy[code as CommonProblem] ?? errorTexts[code];
  return ownErrorText(field, code) ?? common?.(field) ?? unknownProblem;
}

/** Returns the error text for a list of problems, where common texts need the name of the field before them. */
export function errorTextInList(
  field: FormField,
  code: string,
  errorTexts?: ErrorTexts,
): Bilingual {
  return ownErrorText(field, code) ?? aboutField(field, errorText(field, code, errorTexts));
}

/** Puts the name of a field before a sentence about it. */
export function aboutField({ label, fullLabel = label }: FormField, { en, si }: Bilingual) {
  return { en: `${fullLabel.en}: ${en}`, si: `${fullLabel.si}: ${si}` };
}

function ownErrorText({ wrong = {} }: FormField, code: string): Bilingual | undefined {
  if (!isOneText(wrong)) return wrong[code];
  return code === 'too-long' || code === 'unreadable' ? undefined : wrong;
}

function isOneText(wrong: Bilingual | Record<string, Bilingual>): wrong is Bilingual {
  return typeof wrong['en'] === 'string';
}
