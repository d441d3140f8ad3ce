import { TextField } from '#ui/field.tsx';
import { settingsCopy } from './settings.copy.ts';
import type { FieldProps } from './settings-answer.ts';
import { TwinFields, TwinNote } from './twin-fields.tsx';

type ContactTabProps = {
  field: FieldProps;
  /** What still is as it came with the shop. */
  examples: readonly string[];
};

export function ContactTab({ field, examples }: ContactTabProps) {
  const marked = (name: string) => ({
    ...field(name),
    hint: examples.includes(name) ? settingsCopy.placeholder : settingsCopy.phoneHint,
  });
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...marked('phone')} type="tel" autoComplete="off" />
        <TextField {...marked('whatsapp')} type="tel" autoComplete="off" />
      </div>
      <TextField {...marked('email')} type="email" autoComplete="off" spellCheck={false} />
      <TwinFields field={field} name="address" long />
      <TwinNote />
    </div>
  );
}
