import type { FactField } from '#domain/catalog/product-form.ts';
import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { TextAreaField, TextField } from '#ui/field.tsx';
import { Both, Text } from '#ui/text.tsx';
import { factLabels, factsCopy } from './facts.copy.ts';
import type { ProductValues } from './product-values.ts';

type FactFieldsProps = {
  values: ProductValues;
  errorOf: (field: string) => Bilingual | undefined;
};

/** What the pack says. Nothing of it is required. */
export function FactFields({ values, errorOf }: FactFieldsProps) {
  const field = (name: FactField, lang: 'en' | 'si') => ({
    name,
    lang,
    label: factLabels[name],
    defaultValue: values[name] ?? '',
    error: errorOf(name),
  });
  const code = { autoCapitalize: 'characters', spellCheck: false } as const;
  return (
    <fieldset className="mt-2 grid gap-5 border-t border-line pt-5">
      <legend className="float-left w-full text-xl leading-snug font-semibold text-leaf-900">
        <Both of={factsCopy.details} beside />
      </legend>
      <p className="text-sm leading-snug text-ink-600">
        <Text of={factsCopy.detailsHint} />
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('netContentEn', 'en')} />
        <TextField {...field('netContentSi', 'si')} />
      </div>
      <TextAreaField {...field('ingredientsEn', 'en')} rows={3} />
      <TextAreaField {...field('ingredientsSi', 'si')} rows={3} />
      <TextAreaField {...field('howToUseEn', 'en')} rows={3} />
      <TextAreaField {...field('howToUseSi', 'si')} rows={3} />
      <TextAreaField {...field('warningsEn', 'en')} rows={3} />
      <TextAreaField {...field('warningsSi', 'si')} rows={3} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('makerEn', 'en')} />
        <TextField {...field('makerSi', 'si')} />
      </div>
      <TextField {...field('approvalNumber', 'en')} {...code} hint={factsCopy.approvalHint} />
    </fieldset>
  );
}
