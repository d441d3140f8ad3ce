import { TextAreaField, TextField } from './fields.tsx';

type TwinFieldsProps = { names: readonly string[]; isLong?: boolean };

/**
 * Renders a field for the English text, and beside it one for the Sinhala, with both controls on one line where one of the
 * labels is longer.
 */
export function TwinFields({ names, isLong = false }: TwinFieldsProps) {
  const Field = isLong ? TextAreaField : TextField;
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-y-0 sm:*:row-span-4 sm:*:grid-rows-subgrid sm:*:gap-y-0 sm:[&>*>*+*]:mt-1.75">
      {names.map((name) => (
        <Field key={name} name={name} />
      ))}
    </div>
  );
}
