import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { labelIn, productFacts } from './product-facts.copy.ts';

type Facts = typeof productFacts;
export type FactName = keyof Facts;
/** The facts of kind `code`, which are the same in both languages. */
type CodeFact = { [Name in FactName]: Facts[Name]['kind'] extends 'code' ? Name : never }[FactName];
type InBothLanguages<Value> = {
  [Name in FactName]: Name extends CodeFact ? Value : { en: Value; si: Value };
};

/** Facts from the package. Empty ones are not shown. */
export type ProductFacts = InBothLanguages<string>;
/** A field of the form and a column: `howToUseEn` and `howToUseSi` hold one fact. */
export type FactField = CodeFact | `${Exclude<FactName, CodeFact>}${'En' | 'Si'}`;

type DescribedField = {
  field: FactField;
  kind: Facts[FactName]['kind'];
  max: number;
  lang: 'en' | 'si';
  label: Bilingual;
};

export const factNames = Object.keys(productFacts) as FactName[];
const factFields = factNames.flatMap(fieldsOfFact);

export function fieldsOfFact(name: FactName): DescribedField[] {
  const { kind, max, label } = productFacts[name];
  if (kind === 'code') return [{ field: name as CodeFact, kind, max, lang: 'en', label }];
  return (['en', 'si'] as const).map((lang) => {
    const field = `${name}${lang === 'en' ? 'En' : 'Si'}` as FactField;
    return { field, kind, max, lang, label: labelIn(lang, label) };
  });
}

/** Returns an object with a value for each field. */
export function mapFactFields<Value>(toValue: (field: DescribedField) => Value) {
  return Object.fromEntries(factFields.map((each) => [each.field, toValue(each)])) as Record<
    FactField,
    Value
  >;
}

/** Pairs the values of both languages of each fact. */
export function pairFacts<Value>(values: Record<FactField, Value>): InBothLanguages<Value> {
  const pairs = factNames.map((name) => {
    const [en, si] = fieldsOfFact(name).map(({ field }) => values[field]);
    return [name, si === undefined ? en : { en, si }];
  });
  return Object.fromEntries(pairs) as InBothLanguages<Value>;
}

/** Splits the facts into the text of each field. */
export function splitFacts(facts: ProductFacts): Record<FactField, string> {
  const texts = factNames.flatMap((name) => {
    const value = facts[name];
    return fieldsOfFact(name).map(({ field, lang }) => [
      field,
      typeof value === 'string' ? value : value[lang],
    ]);
  });
  return Object.fromEntries(texts) as Record<FactField, string>;
}
