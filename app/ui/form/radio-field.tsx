import type { Bilingual } from '#domain/kernel/bilingual.ts';
import { FieldError } from '#ui/field/field.tsx';
import { RadioCard } from '#ui/field/radio-card.tsx';
import { Both } from '#ui/text/text.tsx';
import { useField } from './form.tsx';

type RadioFieldProps = {
  name: string;
  options: readonly { value: string; label: Bilingual; hint?: Bilingual }[];
};

/** Renders a choice as radio buttons. The first has the id of the field, to which the list of problems links. */
export function RadioField({ name, options }: RadioFieldProps) {
  const { id, label, error, required, defaultValue } = useField(name);
  const errorId = error && `${id}-error`;
  return (
    <fieldset className="grid gap-2.5" aria-describedby={errorId}>
      <legend className="mb-1.75 text-md leading-snug font-semibold">
        <Both of={label} inline />
      </legend>
      {error && <FieldError id={`${id}-error`} of={error} />}
      {options.map(({ value, ...texts }, index) => (
        <RadioCard
          key={value}
          id={index === 0 ? id : undefined}
          name={name}
          value={value}
          {...texts}
          defaultChecked={value === defaultValue}
          required={required}
          className="py-3!"
        />
      ))}
    </fieldset>
  );
}
