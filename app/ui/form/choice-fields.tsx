import type { ComponentProps } from 'react';
import { type Bilingual, textIn } from '#domain/kernel/bilingual.ts';
import { Checkbox } from '#ui/field/checkbox.tsx';
import * as plain from '#ui/field/field.tsx';
import { useLanguage, useShowsBothLanguages } from '#ui/text/language.tsx';
import type { Named } from './fields.tsx';
import { useField, useIsChecked } from './form.tsx';

type SelectFieldProps = Named<ComponentProps<typeof plain.SelectField>> & {
  options: Record<string, Bilingual>;
  /** The empty option. */
  placeholder?: Bilingual;
};

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { maxLength, ...field } = useField(props.name);
  const showsBothLanguages = useShowsBothLanguages();
  const language = useLanguage();
  // An option holds text only, so English pages show both languages in it.
  const optionText = (of: Bilingual) =>
    showsBothLanguages && of.en !== of.si ? `${of.en} · ${of.si}` : textIn(language, of).text;
  return (
    <plain.SelectField {...field} {...props}>
      {placeholder && <option value="">{optionText(placeholder)}</option>}
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {optionText(label)}
        </option>
      ))}
    </plain.SelectField>
  );
}

export function CheckboxField({ name }: { name: string }) {
  const { id, label } = useField(name);
  return <Checkbox id={id} name={name} label={label} defaultChecked={useIsChecked(name)} />;
}
