import { TextAreaField, TextField } from '#ui/field.tsx';
import { Text } from '#ui/text.tsx';
import { settingsCopy } from './settings.copy.ts';
import type { FieldProps } from './settings-answer.ts';

type TwinFieldsProps = {
  field: FieldProps;
  name: string;
  /** Several lines. */
  long?: boolean;
  required?: boolean;
};

/** A text in English, and beside it the same in Sinhala. */
export function TwinFields({ field, name, long = false, required = false }: TwinFieldsProps) {
  const Field = long ? TextAreaField : TextField;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field {...field(name)} lang="en" required={required} />
      <Field {...field(`${name}Si`)} lang="si" />
    </div>
  );
}

export function TwinNote() {
  return (
    <p className="text-sm leading-snug text-ink-600">
      <Text of={settingsCopy.twins} />
    </p>
  );
}
