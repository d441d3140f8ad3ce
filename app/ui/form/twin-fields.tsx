import { TextAreaField, TextField } from './fields.tsx';

type TwinFieldsProps = { names: readonly string[]; isLong?: boolean };

/** Renders a field for the English text, and beside it one for the Sinhala. */
export function TwinFields({ names, isLong = false }: TwinFieldsProps) {
  const Field = isLong ? TextAreaField : TextField;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {names.map((name) => (
        <Field key={name} name={name} />
      ))}
    </div>
  );
}
